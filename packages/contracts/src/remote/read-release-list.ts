import { isRecord, list } from './json-readers.ts';
import { RELEASES_READ_MAX } from './release-limits.ts';
import { readEntry, readSignature } from './read-registry-entry.ts';
import type { ListSignature, RegistryEntry } from './registry-types.ts';

export interface ReleaseList {
  /** Entries that are not damaged; the first of them carries the signature of the list. */
  releases: RegistryEntry[];
  faults: string[];
}

/** Reads each entry independently. Throws if the value is not a list, or its signature is malformed. */
export function readReleases(value: unknown, at: string): ReleaseList {
  const signature = signatureOf(value, at);
  const faults: string[] = [];
  const read = (entry: unknown, entryAt: string): RegistryEntry[] => {
    try {
      return [readEntry(entry, entryAt)];
    } catch (error) {
      faults.push((error as Error).message);
      return [];
    }
  };
  const [first, ...others] = list(value, at, read, RELEASES_READ_MAX).flat();
  return { releases: first ? [withSignature(first, signature), ...others] : [], faults };
}

function signatureOf(value: unknown, at: string): ListSignature | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  const extras = isRecord(first) ? first['extras'] : undefined;
  const seal = isRecord(extras) ? extras['seal'] : undefined;
  return seal === undefined ? undefined : readSignature(seal, `${at}[0].extras.seal`);
}

function withSignature(entry: RegistryEntry, signature: ListSignature | undefined): RegistryEntry {
  const extras = { ...entry.extras, ...(signature && { seal: signature }) };
  if (!signature) delete extras.seal;
  return { ...entry, extras };
}
