let notBefore = 0;

export function readRetryAfter(headers: Headers | undefined): void {
  const seconds = Number(headers?.get('retry-after') ?? 0);
  if (seconds > 0) notBefore = Math.max(notBefore, Date.now() + seconds * 1_000);
}

export function retryAfterMs(): number {
  return Math.max(0, notBefore - Date.now());
}

export function resetRetryAfter(): void {
  notBefore = 0;
}
