import { REMOTES_READ_MAX } from '@naija/contracts/remote/release-limits';
import { record } from '@naija/contracts/remote/json-readers';
import { readList, readRegistry, remoteName, type RegistryEntry } from '@naija/contracts/remote/registry';
import { errorMessage } from '../failures/error-message.ts';
import type { SignatureCheck } from './signature-check.ts';

export interface CheckedList {
  name: string;
  /** With unknown fields, which are signed as well. */
  received: unknown;
  entries?: RegistryEntry[];
  wrong?: string;
  faults?: string[];
}

/** A registry list by list, so that a malformed one affects no other. */
export interface CheckedRegistry {
  schema: string;
  lists: CheckedList[];
}

export interface ReceivedRegistry {
  schema: string;
  microFrontends: Record<string, unknown>;
}

/** Parses each remote's list and checks its signature. @throws Error when the value is no registry at all */
export async function checkLists(value: unknown, check: SignatureCheck): Promise<CheckedRegistry> {
  const { schema, microFrontends } = record(value, 'registry');
  const lists = Object.entries(record(microFrontends, 'registry.microFrontends')).slice(0, REMOTES_READ_MAX);
  return {
    schema: readRegistry({ schema, microFrontends: {} }).schema,
    lists: await Promise.all(lists.map(([name, received]) => checkList(name, received, check))),
  };
}

async function checkList(name: string, received: unknown, check: SignatureCheck): Promise<CheckedList> {
  try {
    const { releases: entries, faults } = readList(name, received);
    if (entries.length === 0 && faults.length > 0) return { name, received, wrong: faults.join('; ') };
    const wrong = await check(remoteName(name), received as unknown[], entries);
    return wrong === undefined
      ? { name, received, entries, faults }
      : { name, received, wrong: `${name} ${wrong}` };
  } catch (error) {
    return { name, received, wrong: errorMessage(error) };
  }
}

/** The form in which registries are stored, since signatures cover every received field. */
export function asReceived({ schema, lists }: CheckedRegistry): ReceivedRegistry {
  return { schema, microFrontends: Object.fromEntries(lists.map(({ name, received }) => [name, received])) };
}

export function listIn(registry: CheckedRegistry | undefined, wanted: string): CheckedList | undefined {
  return registry?.lists.find(({ name }) => name === wanted);
}
