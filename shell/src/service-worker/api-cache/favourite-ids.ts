import { putState, readState } from '../state.ts';

const KEY = 'saved-agents';

/** Ids of the visitor's favourites, as a page last posted them. */
export async function favouriteIds(): Promise<readonly string[]> {
  const ids = await readState(KEY);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

export function setFavouriteIds(ids: readonly string[]): Promise<void> {
  return putState(KEY, ids);
}
