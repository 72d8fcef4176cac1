import { useSyncExternalStore } from 'react';
import { onSavedChange, savedAgents, type SavedAgent } from './saved-agents.ts';

const NONE: readonly SavedAgent[] = [];

/** The agents saved on this phone, newest first, as state. */
export function useSaved(): readonly SavedAgent[] {
  return useSyncExternalStore(onSavedChange, savedAgents, () => NONE);
}
