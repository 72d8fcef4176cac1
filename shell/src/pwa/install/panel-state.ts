import { useSyncExternalStore } from 'react';

/** What of the panels is to be seen. */
interface PanelState {
  /** The page on which the moment came to invite the visitor. */
  readonly dueOn?: string | undefined;
  /** Whether the steps are shown that the visitor has to do by hand. */
  readonly help: boolean;
}

let state: PanelState = { help: false };
const readers = new Set<() => void>();

/** Changes what is to be seen. */
export function setPanels(changes: Partial<PanelState>): void {
  state = { ...state, ...changes };
  for (const changed of readers) changed();
}

/** What of the panels is to be seen, as state. */
export function usePanels(): PanelState {
  return useSyncExternalStore(follow, panels, panels);
}

/** What of the panels is to be seen. */
export function panels(): PanelState {
  return state;
}

function follow(changed: () => void): () => void {
  readers.add(changed);
  return () => {
    readers.delete(changed);
  };
}
