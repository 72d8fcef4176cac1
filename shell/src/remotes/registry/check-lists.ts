import { REMOTES_READ_MAX } from '@naija/contracts/remote/release-limits';
import { record } from '@naija/contracts/remote/json-readers';
import { releasesToTry } from '@naija/contracts/remote/releases-to-try';
import { readList, readRegistry, remoteName, type RegistryEntry } from '@naija/contracts/remote/registry';
import { errorMessage } from '../failures/release-failure.ts';
import type { SignatureCheck } from './signature-check.ts';

export interface CheckedList {
  name: string;
  /** The list as received: signatures also cover unknown fields. */
  received: unknown;
  entries?: RegistryEntry[];
  wrong?: string;
  faults?: string[];
}

/** A registry, list by list, so that a malformed list affects no other. */
export interface CheckedRegistry {
  schema: string;
  lists: CheckedList[];
}

interface ReceivedRegistry {
  schema: string;
  microFrontends: Record<string, unknown>;
}

/** Parses the list of each remote and checks its signature. @throws Error if the value is not a registry */
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

export function servedReleases(entries: readonly RegistryEntry[]): RegistryEntry[] {
  return releasesToTry(entries, 0).filter(({ deployment }) => deployment.default || deployment.traffic > 0);
}

/** True if a list withdraws a served release; not if newer releases have replaced all known ones. */
export function isRollback({ entries: now = [] }: CheckedList, before: CheckedList | undefined): boolean {
  const known = before?.entries ?? [];
  const isListed = ({ metadata }: RegistryEntry) =>
    now.some((release) => release.metadata.integrity === metadata.integrity);
  return known.some(isListed) && !servedReleases(known).every(isListed);
}

/**
 * The lists of the releases on this device. They may be older than the known ones, of which not everything is downloaded yet,
 * but a release that a known list withdraws stays withdrawn.
 */
export function activeLists(
  { schema, lists }: CheckedRegistry,
  known: CheckedRegistry | undefined,
): CheckedRegistry {
  const valid = lists.filter(({ wrong }) => wrong === undefined);
  const withoutWithdrawn = valid.map((list) => {
    const seen = listIn(known, list.name);
    return seen && serialOf(seen) > serialOf(list) && isRollback(seen, list) ? seen : list;
  });
  return { schema, lists: withoutWithdrawn };
}

export interface Refusal {
  name: string;
  /** 0 if the list has no serial or cannot be parsed. */
  serial: number;
  wrong: string;
}

/**
 * Returns the received lists, or the known ones instead of those that are invalid, or signed and a replay of an older
 * serial. Without signatures, code of a release could store a serial that keeps every later list from being accepted.
 */
export function newerLists(
  received: CheckedRegistry,
  known: CheckedRegistry | undefined,
): { accepted: CheckedRegistry; refusals: Refusal[] } {
  const refusals: Refusal[] = [];
  const lists = received.lists.flatMap((list) => {
    const before = known?.lists.find(({ name, entries }) => name === list.name && entries !== undefined);
    const wrong = list.wrong ?? whyOlder(list, before);
    const reasons = wrong === undefined ? (list.faults ?? []) : [wrong];
    if (reasons.length > 0)
      refusals.push({ name: list.name, serial: serialOf(list), wrong: reasons.join('; ') });
    if (wrong === undefined) return [list];
    return before ? [before] : [];
  });
  return { accepted: { schema: received.schema, lists }, refusals };
}

function whyOlder(list: CheckedList, before: CheckedList | undefined): string | undefined {
  if (!before || !isSigned(list) || serialOf(list) >= serialOf(before)) return undefined;
  return `${list.name} has serial ${String(serialOf(list))}, older than ${String(serialOf(before))}, which was seen before`;
}

function isSigned({ entries }: CheckedList): boolean {
  return entries?.[0]?.extras.seal?.signature !== undefined;
}

function serialOf({ entries }: CheckedList): number {
  return entries?.[0]?.extras.seal?.serial ?? 0;
}
