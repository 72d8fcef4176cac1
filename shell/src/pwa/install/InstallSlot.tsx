import { useSyncExternalStore, type ComponentType } from 'react';

interface InstallModule {
  readonly InstallPanel: ComponentType;
}

let loaded: InstallModule | undefined;
const listeners = new Set<() => void>();

export function InstallSlot() {
  const module = useSyncExternalStore(subscribe, current, none);
  return module && <module.InstallPanel />;
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
