import { asReceived, checkLists, type CheckedRegistry } from '../../remotes/registry/check-lists.ts';
import type { SealCheck } from '../../remotes/registry/seal-check.ts';
import { forgetState, readState, stateKeys } from '../state.ts';
import { writeState } from '../write-state.ts';
import { BUILD } from './precache.ts';

const PREFIX = 'active/';
const OWN = PREFIX + BUILD;

/** The registry that pages of this build of the shell work with, as it was received; undefined before there is one. */
export function activeRegistry(): Promise<unknown> {
  return readState(OWN);
}

/** Switches pages that are opened from now on to a registry, at one stroke. Writes nothing where it is the same. */
export async function activate(registry: CheckedRegistry): Promise<void> {
  const received = asReceived(registry);
  if (JSON.stringify(received) !== JSON.stringify(await activeRegistry())) await writeState(OWN, received);
}

/** Leaves pages of this build without a registry of the worker's: they get the server's. */
export async function deactivate(): Promise<void> {
  await forgetState(OWN);
}

/** The registry that is active, or while this build has none that of the build before, checked anew. */
export async function knownRegistry(check: SealCheck): Promise<CheckedRegistry | undefined> {
  const [known] = await allActive();
  if (known === undefined) return undefined;
  const { schema, lists } = await checkLists(known, check);
  return { schema, lists: lists.filter(({ wrong }) => wrong === undefined) };
}

/** The registries of every build that is in use or about to be, that of this one first. */
export async function allActive(): Promise<unknown[]> {
  const keys = await stateKeys(PREFIX);
  const own = keys.filter((key) => key === OWN);
  const others = keys.filter((key) => key !== OWN);
  return Promise.all([...own, ...others].map(readState));
}

/** Takes over from the builds before, whose pages are served by this worker from now on. */
export async function succeed(): Promise<void> {
  const [known] = await allActive();
  if ((await activeRegistry()) === undefined && known !== undefined) await writeState(OWN, known);
  for (const key of await stateKeys(PREFIX)) if (key !== OWN) await forgetState(key);
}
