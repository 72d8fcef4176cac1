import { useSyncExternalStore, type ComponentType } from 'react';

export type SlotPosition = 'top' | 'end';

interface InstallModule {
  readonly InstallPanel: ComponentType<{ readonly at: SlotPosition }>;
}

let loaded: InstallModule | undefined;
const listeners = new Set<() => void>();

/** Slot for the install invitation, whose code is loaded when it is due. */
export function InstallSlot({ at }: { readonly at: SlotPosition }) {
  const module = useSyncExternalStore(subscribe, current, none);
  return module && <module.InstallPanel at={at} />;
}

export function fillInstallSlots(module: InstallModule): void {
  loaded = module;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function current(): InstallModule | undefined {
  return loaded;
}

function none(): undefined {
  return undefined;
}
