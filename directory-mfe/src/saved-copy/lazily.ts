import { lazy, type ComponentType } from 'react';

/** A part of a page that most visits do without: it is loaded where it is shown, and nothing stands there if it cannot be. */
export function lazily<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Nothing })));
}

function Nothing() {
  return null;
}
