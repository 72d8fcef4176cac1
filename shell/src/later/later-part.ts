import { lazy, type ComponentType } from 'react';

/** Load each later part. */
export const laterParts = new Set<() => Promise<unknown>>();

/**
 * A part of the frame whose code comes after the page answers. What the server has rendered of it stays until then, and
 * where the code cannot be loaded. A build puts all of them into one file: whatever importers of this module import later.
 */
export function laterPart<Props>(load: () => Promise<ComponentType<Props>>) {
  laterParts.add(load);
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise<never>(() => undefined),
    ),
  );
}
