import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import { failureKind } from './failure.ts';

/** Event that the window fires when the server responds again after it was unreachable. */
export const ONLINE_EVENT = 'naija:line';

let isUnreachable = false;

/** Infers connectivity from a response, and dispatches `ONLINE_EVENT`. A cached response proves nothing. */
export function updateConnectivity(error: unknown, headers: Headers | undefined): void {
  const kind = failureKind(error);
  if (kind === 'offline' || kind === 'unavailable') isUnreachable = true;
  else if (isUnreachable && !headers?.has(CACHED_AT_HEADER)) {
    isUnreachable = false;
    dispatchEvent(new Event(ONLINE_EVENT));
  }
}

export function resetConnectivity(): void {
  isUnreachable = false;
}

/** Time until which the server asked not to be called (`Retry-After`), in milliseconds since 1970. */
let notBefore = 0;

/** Records the `Retry-After` of a response. */
export function recordRetryAfter(headers: Headers | undefined): void {
  const seconds = Number(headers?.get('retry-after') ?? 0);
  if (seconds > 0) notBefore = Math.max(notBefore, Date.now() + seconds * 1_000);
}

/** Milliseconds until the server may be called again; 0 for now. */
export function retryAfterMs(): number {
  return Math.max(0, notBefore - Date.now());
}

export function resetRetryAfter(): void {
  notBefore = 0;
}
