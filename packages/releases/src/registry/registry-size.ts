import {
  ENTRY_MAX_BYTES,
  REGISTRY_FILE_MAX_BYTES,
  REMOTES_LISTED_MAX,
} from '@naija/contracts/remote/release-limits';
import { isRecord } from '@naija/contracts/remote/json-readers';
import type { Release } from '@naija/contracts/remote/release';
import { entryOf } from './registry-entry.ts';
import { ReleaseError } from '../release-error.ts';

const HASH = `sha384-${'A'.repeat(64)}`;

/** Messages about an entry that is too large. Its size is limited, because visitors load the list before the page. */
export function sizeErrors(release: Release, base: string): string[] {
  const bytes = bytesOf(entryOf(release, HASH, base));
  return bytes <= ENTRY_MAX_BYTES
    ? []
    : [
        `its pages take ${String(bytes)} bytes of the registry, and ${String(ENTRY_MAX_BYTES)} is the most: ` +
          'have fewer pages, or fewer files for each',
      ];
}

/** @throws ReleaseError 'too_large' unless the registry is small enough or becomes smaller, so that a rollback works */
export function checkRegistrySize(before: unknown, after: unknown): void {
  const bytes = bytesOf(after);
  const remotes = Object.keys(listsOf(after)).length;
  const isFull = remotes > REMOTES_LISTED_MAX && remotes > Object.keys(listsOf(before)).length;
  if (isFull)
    throw new ReleaseError('too_large', `The registry lists ${String(REMOTES_LISTED_MAX)} remotes already`);
  if (bytes <= REGISTRY_FILE_MAX_BYTES || bytes <= bytesOf(before)) return;
  const largest = Object.entries(listsOf(after))
    .map(([name, list]) => ({ name, size: bytesOf(list) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, 3);
  throw new ReleaseError(
    'too_large',
    `The registry would have ${String(bytes)} bytes, and ${String(REGISTRY_FILE_MAX_BYTES)} is the most. The largest are ` +
      `${largest.map(({ name, size }) => `${name} (${String(size)})`).join(', ')}: have fewer pages in one of them`,
  );
}

function listsOf(registry: unknown): Record<string, unknown> {
  return isRecord(registry) && isRecord(registry['microFrontends']) ? registry['microFrontends'] : {};
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
