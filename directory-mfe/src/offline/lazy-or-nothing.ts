import { lazy, use, useSyncExternalStore, type ComponentType } from 'react';

/**
 * A lazy component that renders nothing if its code cannot be loaded. What the server has rendered of it stays until it
 * would be rendered anew: to hydrate it with nothing would be a mismatch.
 */
export function lazyOrNothing<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Nothing })));
}

const never = new Promise<never>(() => undefined);
const ignoreChanges = () => () => undefined;

function Nothing() {
  const isHydrating = useSyncExternalStore(
    ignoreChanges,
    () => false,
    () => true,
  );
  return isHydrating ? use(never) : null;
}
