import { scope } from '../scope.ts';
import { forgetState, readState, stateKeys } from '../state.ts';
import { writeState } from '../write-state.ts';

const PREFIX = 'page/';

/** Notes which caches of releases a page may ask for as long as it is open; what it was told before still holds. */
export async function noteReleases(page: string, names: readonly string[]): Promise<void> {
  const key = PREFIX + page;
  await writeState(key, [...new Set([...(await notedUnder(key)), ...names])]);
}

/** Notes the same of every page that is open: one from before the first worker was told by the server. */
export async function noteReleasesOfAll(names: readonly string[]): Promise<void> {
  for (const { id } of await openPages()) await noteReleases(id, names);
}

/** The caches of releases that open pages may ask for. Pages that are gone are forgotten. */
export async function releasesInUse(): Promise<string[]> {
  const open = await openPages();
  const inUse: string[] = [];
  for (const key of await stateKeys(PREFIX)) {
    if (open.some(({ id }) => key === PREFIX + id)) inUse.push(...(await notedUnder(key)));
    else await forgetState(key);
  }
  return inUse;
}

async function notedUnder(key: string): Promise<string[]> {
  const noted = await readState(key);
  return Array.isArray(noted) ? (noted as string[]) : [];
}

function openPages(): Promise<readonly Client[]> {
  return scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
