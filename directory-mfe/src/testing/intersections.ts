import { act } from '@testing-library/react';

/** Replaces the IntersectionObserver that jsdom lacks. Nothing is visible until `scrollThrough` is called. */
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

/** Simulates scrolling through the whole page, so that every observed element has been visible. */
export function scrollThrough(): void {
  act(() => {
    for (const watcher of Intersections.watching)
      watcher.seen([{ isIntersecting: true } as IntersectionObserverEntry], watcher);
  });
}
