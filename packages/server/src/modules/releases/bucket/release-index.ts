import { isRecord } from '@naija/contracts/remote/json-readers';
import { partKind } from '@naija/releases';
import { createHash } from 'node:crypto';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';

const PREFIX = 'releases/';
const INDEX_KEY = `${PREFIX}index.json`;
export const OBJECTS_PREFIX = `${PREFIX}objects/`;
const FORMAT = 1;
const HASH = /^[0-9a-f]{64}$/;

export interface IndexedPart {
  /** SHA-256 in hex. */
  hash: string;
  /** Milliseconds since 1970 when the release was last listed. */
  modified?: number;
}

/** Replacing the index switches releases and audit at once. */
export type ReleaseIndex = ReadonlyMap<string, IndexedPart>;

/** The key contains the hash, so an object never changes. */
export function objectKey(hash: string): string {
  return `${OBJECTS_PREFIX}${hash}`;
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Undefined without releases. Rejects for anything that is not an index. */
export async function readIndex(store: ObjectStore): Promise<ReleaseIndex | undefined> {
  const bytes = await store.read(INDEX_KEY);
  if (!bytes) return undefined;
  try {
    return parse(JSON.parse(bytes.toString()));
  } catch (error) {
    throw new Error(`${INDEX_KEY} in the storage is damaged: ${(error as Error).message}`, { cause: error });
  }
}

export async function writeIndex(store: ObjectStore, index: ReleaseIndex): Promise<void> {
  const text = JSON.stringify({ format: FORMAT, parts: Object.fromEntries(index) });
  await store.write(INDEX_KEY, Buffer.from(text), { contentType: 'application/json' });
}

export function isSameIndex(one: ReleaseIndex, other: ReleaseIndex): boolean {
  return one.size === other.size && [...one].every(([name, part]) => isSamePart(part, other.get(name)));
}

export function isSamePart(part: IndexedPart, other: IndexedPart | undefined): boolean {
  return part.hash === other?.hash && part.modified === other.modified;
}

function parse(value: unknown): ReleaseIndex {
  if (!isRecord(value) || value['format'] !== FORMAT || !isRecord(value['parts']))
    throw new Error(`its format is not ${String(FORMAT)}`);
  return new Map(Object.entries(value['parts']).map(([name, part]) => [name, parsePart(name, part)]));
}

function parsePart(name: string, part: unknown): IndexedPart {
  const { hash, modified } = isRecord(part) ? part : {};
  if (partKind(name) === undefined || typeof hash !== 'string' || !HASH.test(hash))
    throw new Error(`${JSON.stringify(name)} is not a part of a folder of releases`);
  return { hash, ...(typeof modified === 'number' && { modified }) };
}
