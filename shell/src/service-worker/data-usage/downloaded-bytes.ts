import { putState, readState } from '../state.ts';
import { scope } from '../scope.ts';

const KEY = 'received';

interface Received {
  /** In the device's calendar: '2026-11'. */
  readonly month: string;
  readonly bytes: number;
}

/** Counts what this worker downloads from now on: headers and compressed bodies, nothing from the HTTP cache. */
export function countDownloads(): void {
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const bytes = entries.reduce((sum, { transferSize }) => sum + transferSize, 0);
    performance.clearResourceTimings();
    if (bytes > 0) void add(bytes);
  }).observe({ type: 'resource', buffered: true });
}

export async function bytesThisMonth(): Promise<number> {
  const { month, bytes } = ((await readState(KEY)) ?? {}) as Partial<Received>;
  return month === thisMonth() ? (bytes ?? 0) : 0;
}

/** Locked, because a newer worker may be installing beside this one. */
async function add(bytes: number): Promise<void> {
  await scope.navigator.locks.request(KEY, async () => {
    const received: Received = { month: thisMonth(), bytes: (await bytesThisMonth()) + bytes };
    await putState(KEY, received).catch(() => undefined); // The device is full: nothing more is counted.
  });
}

function thisMonth(): string {
  const now = new Date();
  return `${String(now.getFullYear())}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}
