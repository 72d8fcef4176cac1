/** Bytes that this browser has received in one month. */
export interface Received {
  /** In the device's calendar: '2026-11'. */
  readonly month: string;
  readonly bytes: number;
}
/**
 * Calls back with the bytes of every response that this page or worker received, from its start on. Responses from a cache or a
 * service worker have none, so that page and worker count nothing twice.
 */
export declare function observeReceived(
  types: readonly ('navigation' | 'resource')[],
  count: (bytes: number) => void,
): void;
/** @param stored a `Received`; anything else counts as nothing */
export declare function receivedThisMonth(stored: unknown): number;
/** @param stored a `Received`, from which a new month starts at zero */
export declare function addReceived(stored: unknown, bytes: number): Received;
