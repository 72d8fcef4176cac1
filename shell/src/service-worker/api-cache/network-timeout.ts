/** Time for the server before a cached response is used. */
export const NETWORK_TIMEOUT_MS = 4_000;

let silentAt = -Infinity;

/** The server has not responded to a navigation in time. */
export function noteSilence(): void {
  silentAt = Date.now();
}

/** Time for the server; none while the page that asks was itself given up waiting for. */
export function networkTimeoutMs(): number {
  return Date.now() - silentAt < NETWORK_TIMEOUT_MS ? 0 : NETWORK_TIMEOUT_MS;
}
