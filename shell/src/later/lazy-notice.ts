import { lazy, type ComponentType } from 'react';

/** A notice whose code loads when the notice is due. If the code cannot be loaded, the page goes on without the notice. */
export function lazyNotice<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy((): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (notice) => ({ default: notice }),
      () => ({ default: () => null }),
    ),
  );
}
