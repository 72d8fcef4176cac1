import { isRecord } from '@naija/contracts/remote/json-readers';
import { partKind } from '@naija/releases';
import { createHash } from 'node:crypto';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';

/** Where all releases are in the storage. */
const PREFIX = 'releases/';
const INDEX_KEY = `${PREFIX}index.json`;
export const OBJECTS_PREFIX = `${PREFIX}objects/`;
const FORMAT = 1;
const HASH = /^[0-9a-f]{64}$/;

export interface IndexedPart {
  /** SHA-256 of its bytes, in hex. */
  hash: string;
  /** Of a folder, in milliseconds: when its release was last listed. */
  modified?: number;
}

/** Everything that a folder of releases consists of, by name. Replacing it switches releases, audit and all at once. */
export type ReleaseIndex = ReadonlyMap<string, IndexedPart>;

/** An object never changes: it is named after its bytes. */
export function objectKey(hash: string): string {
  return `${OBJECTS_PREFIX}${hash}`;
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Undefined where the bucket has no releases yet.
 * @throws Error for anything else than an index
 */
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
    throw new Error(`it is not of format ${String(FORMAT)}`);
  return new Map(Object.entries(value['parts']).map(([name, part]) => [name, parsePart(name, part)]));
}

function parsePart(name: string, part: unknown): IndexedPart {
  const { hash, modified } = isRecord(part) ? part : {};
  if (partKind(name) === undefined || typeof hash !== 'string' || !HASH.test(hash))
    throw new Error(`${JSON.stringify(name)} is no part of a folder of releases`);
  return { hash, ...(typeof modified === 'number' && { modified }) };
}
