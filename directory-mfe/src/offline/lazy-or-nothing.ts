import { lazy, use, useSyncExternalStore, type ComponentType } from 'react';

/**
 * A lazy component that renders nothing if its code cannot be loaded. Markup that the server has rendered stays until the
 * next render, because hydrating it with nothing would be a mismatch.
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
