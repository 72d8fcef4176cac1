let notBefore = 0;

/** Notes for how long the server asks to be left alone. */
export function heedRetryAfter(headers: Headers | undefined): void {
  const seconds = Number(headers?.get('retry-after') ?? 0);
  if (seconds > 0) notBefore = Math.max(notBefore, Date.now() + seconds * 1_000);
}

/** Milliseconds until the server may be asked again without a visitor's doing. */
export function quietTime(): number {
  return Math.max(0, notBefore - Date.now());
}
