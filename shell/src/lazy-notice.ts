import { lazy, type ComponentType } from 'react';

/** A notice whose code is loaded when it is due. Where that fails there is no notice, and the page is as it was. */
export function lazyNotice<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (notice) => ({ default: notice }),
      () => ({ default: () => null }),
    ),
  );
}
