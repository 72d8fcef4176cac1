import { RELEASES_READ } from './limits.ts';
import { isRecord, list } from './read.ts';
import { readEntry, readSeal } from './registry-entry.ts';
import type { RegistryEntry, Seal } from './registry.ts';

/** A remote's list as far as it can be read. */
export interface RemoteList {
  /** Without those that are damaged; the list's seal stands with the first that is left. */
  releases: RegistryEntry[];
  /** What is wrong with each of the others. */
  faults: string[];
}

/**
 * Reads a list of releases, each by itself.
 * @param at what is said of where it stands
 * @throws Error when it is no list, or its seal cannot be read.
 */
export function readReleases(value: unknown, at: string): RemoteList {
  const seal = sealOf(value, at);
  const faults: string[] = [];
  const read = (entry: unknown, place: string): RegistryEntry[] => {
    try {
      return [readEntry(entry, place)];
    } catch (error) {
      faults.push((error as Error).message);
      return [];
    }
  };
  const [first, ...others] = list(value, at, read, RELEASES_READ).flat();
  return { releases: first ? [withSeal(first, seal), ...others] : [], faults };
}

/** The seal stands with the first release of a list, and is read even where that one cannot be. */
function sealOf(value: unknown, at: string): Seal | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  const extras = isRecord(first) ? first['extras'] : undefined;
  const seal = isRecord(extras) ? extras['seal'] : undefined;
  return seal === undefined ? undefined : readSeal(seal, `${at}[0].extras.seal`);
}

function withSeal(entry: RegistryEntry, seal: Seal | undefined): RegistryEntry {
  const extras = { ...entry.extras, ...(seal && { seal }) };
  if (!seal) delete extras.seal;
  return { ...entry, extras };
}
