import { useSyncExternalStore, type ComponentType } from 'react';

/** Where the invitation can stand: first on the page, or below all of it. */
export type Place = 'top' | 'end';

/** What fills the places, as the module that draws it. */
interface Filling {
  readonly InstallPanel: ComponentType<{ readonly at: Place }>;
}

let filling: Filling | undefined;
const readers = new Set<() => void>();

/** Room for the invitation to install. It stays empty, and what fills it is not loaded, until there is a reason. */
export function InstallPlace({ at }: { readonly at: Place }) {
  const module = useSyncExternalStore(follow, current, none);
  return module && <module.InstallPanel at={at} />;
}

/** Fills all places. */
export function fillPlaces(module: Filling): void {
  filling = module;
  for (const changed of readers) changed();
}

function follow(changed: () => void): () => void {
  readers.add(changed);
  return () => {
    readers.delete(changed);
  };
}

function current(): Filling | undefined {
  return filling;
}

function none(): undefined {
  return undefined;
}
