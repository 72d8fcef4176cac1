import { REMOTES_READ_MAX } from '@naija/contracts/remote/release-limits';
import { record } from '@naija/contracts/remote/json-readers';
import { readList, readRegistry, remoteName, type RegistryEntry } from '@naija/contracts/remote/registry';
import { messageOf } from '../failures/message-of.ts';
import type { SealCheck } from './seal-check.ts';

/** A remote's list as it was received, and as it was read if nothing is wrong with it. */
export interface CheckedList {
  /** As in the registry: '@naija/directory'. */
  name: string;
  /** Signatures are over every field, also those that this shell does not know. */
  received: unknown;
  entries?: RegistryEntry[];
  /** What is wrong with the whole list, which is then not used. */
  wrong?: string;
  /** What is wrong with single releases, which are left out. */
  faults?: string[];
}

/** A registry list by list, so that one that is damaged harms no other. */
export interface CheckedRegistry {
  schema: string;
  lists: CheckedList[];
}

/** A registry of which nothing was changed. */
export interface ReceivedRegistry {
  schema: string;
  microFrontends: Record<string, unknown>;
}

/**
 * Checks that each remote's list can be read and has a good seal.
 * @param value a parsed registry
 * @throws Error when it is none at all
 */
export async function checkLists(value: unknown, check: SealCheck): Promise<CheckedRegistry> {
  const { schema, microFrontends } = record(value, 'registry');
  const lists = Object.entries(record(microFrontends, 'registry.microFrontends')).slice(0, REMOTES_READ_MAX);
  return {
    schema: readRegistry({ schema, microFrontends: {} }).schema,
    lists: await Promise.all(lists.map(([name, received]) => checkList(name, received, check))),
  };
}

async function checkList(name: string, received: unknown, check: SealCheck): Promise<CheckedList> {
  try {
    const { releases: entries, faults } = readList(name, received);
    // Where nothing of a list is left, the one that is known is better.
    if (entries.length === 0 && faults.length > 0) return { name, received, wrong: faults.join('; ') };
    const wrong = await check(remoteName(name), received as unknown[], entries);
    return wrong === undefined
      ? { name, received, entries, faults }
      : { name, received, wrong: `${name} ${wrong}` };
  } catch (error) {
    return { name, received, wrong: messageOf(error) };
  }
}

/** A checked registry as it was received, which is how it is kept: signatures are over every field. */
export function asReceived({ schema, lists }: CheckedRegistry): ReceivedRegistry {
  return { schema, microFrontends: Object.fromEntries(lists.map(({ name, received }) => [name, received])) };
}

/** The list of a remote, by its name in the registry. */
export function listIn(registry: CheckedRegistry | undefined, wanted: string): CheckedList | undefined {
  return registry?.lists.find(({ name }) => name === wanted);
}
