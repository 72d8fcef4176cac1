import type { CachedContents } from '@naija/contracts/pwa/worker-messages';
import { savedRecords } from './saved-records.ts';
import { thingsOn } from './things.ts';

/** What there is to read without a line. */
export async function readSavedHere(): Promise<CachedContents> {
  const [states, records] = await Promise.all([thingsOn('lists'), savedRecords()]);
  return {
    states: states.sort(),
    agents: records
      .map(({ agent: { id, name, state } }) => ({ id, name, state }))
      .sort((one, other) => one.name.localeCompare(other.name)),
  };
}
