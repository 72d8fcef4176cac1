import { lazy, type ComponentType } from 'react';

/** A lazy component that renders nothing if its code cannot be loaded. */
export function lazyOrNothing<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Nothing })));
}

function Nothing() {
  return null;
}
