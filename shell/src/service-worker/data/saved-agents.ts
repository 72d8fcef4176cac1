import { putState, readState } from '../state.ts';

const KEY = 'saved-agents';

/** Ids of the agents a visitor saved, whose copies are kept whatever else is dropped. */
export async function savedAgents(): Promise<readonly string[]> {
  const ids = await readState(KEY);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Remembers whom the visitor saved. */
export function setSavedAgents(ids: readonly string[]): Promise<void> {
  return putState(KEY, ids);
}
