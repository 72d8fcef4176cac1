import { lazy, type ComponentType } from 'react';

export const laterParts = new Set<() => Promise<unknown>>();

/**
 * A part of the frame whose code loads after the page is live. The server-rendered part stays until then, and if the
 * code cannot be loaded. The build puts everything that importers of this module import dynamically into one file.
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
