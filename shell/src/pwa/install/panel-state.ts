import { useSyncExternalStore } from 'react';

interface PanelState {
  readonly dueOn?: string | undefined;
  readonly inList?: boolean;
  readonly help: boolean;
}

let state: PanelState = { help: false };
const listeners = new Set<() => void>();

export function setPanels(changes: Partial<PanelState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

export function usePanels(): PanelState {
  return useSyncExternalStore(subscribe, panels, panels);
}

export function panels(): PanelState {
  return state;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
