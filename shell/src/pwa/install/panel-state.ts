import { useSyncExternalStore } from 'react';

interface PanelState {
  /** The path of the page on which the invitation became due. */
  readonly dueOn?: string | undefined;
  /** Whether it has a place in the list of that page. */
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
