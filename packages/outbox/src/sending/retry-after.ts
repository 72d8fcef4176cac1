/** Milliseconds of `Retry-After`; a date is taken relative to the server's own `Date`. */
export function retryAfterMs(headers: Headers): number {
  const value = headers.get('retry-after');
  if (value === null) return 0;
  const seconds = Number(value);
  if (!Number.isNaN(seconds)) return Math.max(0, seconds * 1_000);
  const ms = Date.parse(value) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}
