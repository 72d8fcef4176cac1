import { putState, readState } from '../state.ts';
import { scope } from '../scope.ts';

const KEY = 'received';

interface Received {
  /** Of this phone's calendar: '2026-11'. */
  readonly month: string;
  readonly bytes: number;
}

/**
 * Counts from now on what this worker gets over the line, as the browser measures it: headers and compressed bodies, of
 * answers as of code, and nothing for what comes out of the browser's own cache.
 */
export function countReceived(): void {
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const bytes = entries.reduce((sum, { transferSize }) => sum + transferSize, 0);
    performance.clearResourceTimings();
    if (bytes > 0) void add(bytes);
  }).observe({ type: 'resource', buffered: true });
}

/** Bytes received since the month began. */
export async function receivedThisMonth(): Promise<number> {
  const { month, bytes } = ((await readState(KEY)) ?? {}) as Partial<Received>;
  return month === thisMonth() ? (bytes ?? 0) : 0;
}

/** One after the other, also where a newer worker is getting ready beside this one. */
async function add(bytes: number): Promise<void> {
  await scope.navigator.locks.request(KEY, async () => {
    const received: Received = { month: thisMonth(), bytes: (await receivedThisMonth()) + bytes };
    await putState(KEY, received).catch(() => undefined); // The phone is full: nothing more is counted.
  });
}

function thisMonth(): string {
  const now = new Date();
  return `${String(now.getFullYear())}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}
