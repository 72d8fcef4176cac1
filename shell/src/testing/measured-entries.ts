import { vi } from 'vitest';

/** Tells the counting code what the browser has measured, in bytes. */
export type Measure = (...sizes: number[]) => void;

/** Stubs the browser's measuring of responses, which have come by this protocol. */
export function stubObserver(nextHopProtocol = 'h2'): Measure {
  let seen: (list: { getEntries: () => object[] }) => void = () => undefined;
  class Observer {
    constructor(callback: typeof seen) {
      seen = callback;
    }
    observe(): void {
      // What is measured comes when a test says so.
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return (...sizes) => {
    seen({ getEntries: () => sizes.map((transferSize) => ({ transferSize, nextHopProtocol })) });
  };
}
