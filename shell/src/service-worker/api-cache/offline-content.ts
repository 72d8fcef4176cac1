import type { CachedContents } from '@naija/contracts/pwa/worker-messages';
import { entryNames } from './cache-entries.ts';
import { cachedRecords } from './cached-records.ts';

export async function readOfflineContent(): Promise<CachedContents> {
  const [states, records] = await Promise.all([entryNames('lists'), cachedRecords()]);
  return {
    states: states.sort(),
    agents: records
      .map(({ agent: { id, name, state } }) => ({ id, name, state }))
      .sort((one, other) => one.name.localeCompare(other.name)),
  };
}
