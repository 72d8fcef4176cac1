// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubWorkerScope } from '../testing/worker-scope.ts';
import { countDownloads, bytesThisMonth } from './downloaded-bytes.ts';

/** Tells the counting code what the browser has measured, in bytes. */
let measure: (...sizes: number[]) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 30, 23, 59) });
  stubWorkerScope();
  // As browsers have it: one after the other.
  let turn: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => (turn = turn.then(work));
  Object.assign(navigator, { locks: { request } });
  class Observer {
    constructor(seen: (list: { getEntries: () => { transferSize: number }[] }) => void) {
      measure = (...sizes) => {
        seen({ getEntries: () => sizes.map((transferSize) => ({ transferSize })) });
      };
    }
    observe(): void {
      // What is measured comes when a test says so.
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  countDownloads();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const received = (bytes: number) => expect.poll(() => bytesThisMonth()).toBe(bytes);

test('all downloads are counted, also concurrent ones', async () => {
  measure(1_000, 0, 300);
  measure(50);
  measure(7);
  await received(1_357);
});

test('a new month starts at zero', async () => {
  measure(1_000);
  await received(1_000);
  vi.setSystemTime(new Date(2026, 11, 1));
  await received(0);
  measure(20);
  await received(20);
});
