import { vi } from 'vitest';

/** Reports measured bytes to the counting code. */
export type Measure = (...sizes: number[]) => void;

/** Stubs the browser's measurement of responses over this protocol. */
export function stubObserver(nextHopProtocol = 'h2'): Measure {
  let seen: (list: { getEntries: () => object[] }) => void = () => undefined;
  class Observer {
    constructor(callback: typeof seen) {
      seen = callback;
    }
    observe(): void {
      // Tests report measurements explicitly.
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return (...sizes) => {
    seen({ getEntries: () => sizes.map((transferSize) => ({ transferSize, nextHopProtocol })) });
  };
}
