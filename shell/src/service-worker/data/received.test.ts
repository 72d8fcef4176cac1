// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inWorker } from '../testing/worker-scope.ts';
import { countReceived, receivedThisMonth } from './received.ts';

/** Tells the counting code what the browser has measured, in bytes. */
let measure: (...sizes: number[]) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 30, 23, 59) });
  inWorker();
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
  countReceived();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const received = (bytes: number) => expect.poll(() => receivedThisMonth()).toBe(bytes);

test('all that came over the line is counted, also what comes at the same time', async () => {
  measure(1_000, 0, 300);
  measure(50);
  measure(7);
  await received(1_357);
});

test('a new month begins at nothing', async () => {
  measure(1_000);
  await received(1_000);
  vi.setSystemTime(new Date(2026, 11, 1));
  await received(0);
  measure(20);
  await received(20);
});
