import { storedKeys } from '../storage.ts';

/** Beginning of the keys under which pages mark the release they show. */
export const SHOWN_PREFIX = 'naija:shown:';

/** Counts pages that died while a release was on the screen; almost always there is none, and nothing to load for it. */
export async function countDeathsIfAny(): Promise<void> {
  if (storedKeys(SHOWN_PREFIX).length === 0) return;
  const { countDeaths } = await import('./deaths.ts');
  await countDeaths();
}
