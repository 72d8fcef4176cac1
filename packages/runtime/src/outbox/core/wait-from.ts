/** Milliseconds for which the server asks to be left alone (`Retry-After`), by its own clock where it names a date. */
export function waitFrom(headers: Headers): number {
  const asked = headers.get('retry-after');
  if (asked === null) return 0;
  const seconds = Number(asked);
  if (!Number.isNaN(seconds)) return Math.max(0, seconds * 1_000);
  const until = Date.parse(asked) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(until) ? 0 : Math.max(0, until);
}
