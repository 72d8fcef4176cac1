import { scope } from '../scope.ts';
import { deleteState, readState, stateKeys } from '../state.ts';
import { writeState } from '../write-state.ts';

const PREFIX = 'page/';

/** Retains caches of releases while a page is open, beside those retained for it before. */
export async function retainReleases(page: string, names: readonly string[]): Promise<void> {
  const key = PREFIX + page;
  await writeState(key, [...new Set([...(await retainedUnder(key)), ...names])]);
}

export async function retainForOpenPages(names: readonly string[]): Promise<void> {
  for (const { id } of await openPages()) await retainReleases(id, names);
}

export async function retainedReleases(): Promise<string[]> {
  const open = await openPages();
  const retained: string[] = [];
  for (const key of await stateKeys(PREFIX)) {
    if (open.some(({ id }) => key === PREFIX + id)) retained.push(...(await retainedUnder(key)));
    else await deleteState(key);
  }
  return retained;
}

async function retainedUnder(key: string): Promise<string[]> {
  const names = await readState(key);
  return Array.isArray(names) ? (names as string[]) : [];
}

export function openPages(): Promise<readonly Client[]> {
  return scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
