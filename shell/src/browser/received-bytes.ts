/** Bytes that this browser has received in one month. */
export interface Received {
  /** In the device's calendar: '2026-11'. */
  readonly month: string;
  readonly bytes: number;
}

/** Size that browsers report for the headers of every response, which is about what HTTP/2 transfers. */
const REPORTED_HEADERS_BYTES = 300;
/** Average size of a response's headers where nothing compresses them. */
const HTTP1_HEADERS_BYTES = 1_150;

/**
 * Calls back with the bytes of every response that this page or worker received, from its start on. Responses from a cache or a
 * service worker have none, so that page and worker count nothing twice.
 */
export function observeReceived(
  types: readonly ('navigation' | 'resource')[],
  count: (bytes: number) => void,
): void {
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const bytes = entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
    if (bytes > 0) count(bytes);
  });
  for (const type of types) observer.observe({ type, buffered: true });
}

/** @param stored a `Received`; anything else counts as nothing */
export function receivedThisMonth(stored: unknown): number {
  const { month, bytes } = (stored ?? {}) as Partial<Received>;
  return month === thisMonth() && Number.isFinite(bytes) ? Number(bytes) : 0;
}

/** @param stored a `Received`, from which a new month starts at zero */
export function addReceived(stored: unknown, bytes: number): Received {
  return { month: thisMonth(), bytes: receivedThisMonth(stored) + bytes };
}

function sizeOf({ transferSize, nextHopProtocol }: PerformanceResourceTiming): number {
  const isUncompressed = transferSize > 0 && nextHopProtocol.startsWith('http/1');
  return isUncompressed ? transferSize + HTTP1_HEADERS_BYTES - REPORTED_HEADERS_BYTES : transferSize;
}

function thisMonth(): string {
  const now = new Date();
  return `${String(now.getFullYear())}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}
