import type { ObjectStore, StoredObject } from '../../../platform/storage/object-store.ts';

const PREFIX = 'uploads/';
const SIZE = 'size-';
const SECTION = 'from-';
const OFFSET_DIGITS = 10;

export interface Section {
  key: string;
  offset: number;
  bytes: number;
}

export interface ListedUpload {
  id: string;
  /** Undefined if the upload was never begun, or is partly removed. */
  size: number | undefined;
  /** Sections without a gap, from the beginning. */
  sections: Section[];
  offset: number;
  createdMs: number;
  lastWriteMs: number;
  keys: string[];
}

/** Empty object that marks an upload as existing, with its final size. */
export function sizeKey(id: string, size: number): string {
  return `${PREFIX}${id}/${SIZE}${String(size)}`;
}

export function sectionKey(id: string, offset: number): string {
  return `${PREFIX}${id}/${SECTION}${String(offset).padStart(OFFSET_DIGITS, '0')}`;
}

/** Lists uploads whose id begins with a text. */
export async function* listUploads(objects: ObjectStore, idStart: string): AsyncGenerator<ListedUpload> {
  let id = '';
  let files: StoredObject[] = [];
  for await (const file of objects.list(PREFIX + idStart)) {
    const next = file.key.split('/')[1] ?? '';
    if (next !== id && files.length > 0) yield describe(id, files);
    files = next === id ? [...files, file] : [file];
    id = next;
  }
  if (files.length > 0) yield describe(id, files);
}

function describe(id: string, files: StoredObject[]): ListedUpload {
  const named = files.map((file) => ({ ...file, name: file.key.slice(PREFIX.length + id.length + 1) }));
  const info = named.find(({ name }) => name.startsWith(SIZE));
  const sections: Section[] = [];
  let offset = 0;
  const found = named.filter(({ name }) => name.startsWith(SECTION));
  for (const { key, name, bytes } of found.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (Number(name.slice(SECTION.length)) !== offset) continue;
    sections.push({ key, offset, bytes });
    offset += bytes;
  }
  const times = files.map(({ modifiedAt }) => modifiedAt.getTime());
  return {
    id,
    size: info && Number(info.name.slice(SIZE.length)),
    sections,
    offset,
    createdMs: info?.modifiedAt.getTime() ?? Math.min(...times),
    lastWriteMs: Math.max(...times),
    keys: files.map(({ key }) => key),
  };
}
