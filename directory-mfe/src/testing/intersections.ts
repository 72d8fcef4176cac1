import { act } from '@testing-library/react';

/** What jsdom lacks: nothing is seen until `scrollThrough` is called. */
class Intersections implements IntersectionObserver {
  static readonly watching = new Set<Intersections>();
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly seen: IntersectionObserverCallback;

  constructor(seen: IntersectionObserverCallback) {
    this.seen = seen;
  }
  observe(): void {
    Intersections.watching.add(this);
  }
  unobserve(): void {
    this.disconnect();
  }
  disconnect(): void {
    Intersections.watching.delete(this);
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

Object.assign(globalThis, { IntersectionObserver: Intersections });

/** Has a visitor scroll through the whole page, so that everything watched for has been on the screen. */
export function scrollThrough(): void {
  act(() => {
    for (const watcher of Intersections.watching)
      watcher.seen([{ isIntersecting: true } as IntersectionObserverEntry], watcher);
  });
}
