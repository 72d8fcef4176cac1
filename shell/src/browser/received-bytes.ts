/** Bytes that this browser received in one month. */
interface Received {
  /** Month in the device's calendar, such as '2026-11'. */
  readonly month: string;
  readonly bytes: number;
}

/** Size that browsers report for the headers of every response; HTTP/2 transfers about as much. */
const REPORTED_HEADERS_BYTES = 300;
/** Average size of uncompressed response headers on a first visit: 62 kB of 141 responses. */
const HTTP1_HEADERS_BYTES = 440;

/**
 * Calls back with the bytes of every response that this page or worker receives, including earlier ones. Responses from
 * a cache or a service worker have no bytes, so page and worker count nothing twice.
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

export function receivedThisMonth(stored: unknown): number {
  const { month, bytes } = (stored ?? {}) as Partial<Received>;
  return month === thisMonth() && Number.isFinite(bytes) ? Number(bytes) : 0;
}

/** @param stored a `Received`; a new month starts at zero */
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
