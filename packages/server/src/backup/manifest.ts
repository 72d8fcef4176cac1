import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { StartError } from '../start-error.ts';

// Backups contain personal data, so only their owner may read them.
export const PRIVATE_FILE = 0o600;

export const PRIVATE_FOLDER = 0o700;

export const MANIFEST_FILE = 'manifest.json';
/** One line for each photo, ordered by id */
export const PHOTO_LIST_FILE = 'photos.txt';
export const PHOTOS_FOLDER = 'photos';
export const RELEASES_FOLDER = 'releases';
export const TABLES_FOLDER = 'tables';

const FORMAT = 1;

const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });
const count = Type.Integer({ minimum: 0 });
// A restore writes to these paths, so they are relative and without `..`
const path = Type.String({ pattern: '^(?!.*(^|/)\\.\\.(/|$))[^/\\\\]+(/[^/\\\\]+)*$' });

const manifest = Type.Object({
  product: Type.Literal(PRODUCT_NAME),
  format: Type.Literal(FORMAT),
  version: Type.String(),
  /** The backup contains everything committed before this time, and nothing committed after `takenAt`. */
  startedAt: Type.String(),
  takenAt: Type.String(),
  finishedAt: Type.String(),
  postgres: Type.String(),
  migrations: Type.Array(Type.Object({ tag: Type.String(), hash: sha256 })),
  tables: Type.Array(
    Type.Object({ name: path, columns: Type.Array(Type.String()), rows: count, bytes: count, sha256 }),
  ),
  sequences: Type.Array(
    Type.Object({
      name: Type.String(),
      value: Type.Union([Type.String({ pattern: '^-?[0-9]+$' }), Type.Null()]),
    }),
  ),
  photos: Type.Object({
    count,
    bytes: count,
    sha256,
    /** Ids of agents' photos that the store had already lost. */
    missing: Type.Array(Type.String()),
  }),
  /** Empty if the server had no releases. */
  releases: Type.Array(Type.Object({ path, bytes: count, sha256 })),
});

export type Manifest = Static<typeof manifest>;

/** Written last, because its presence marks a backup as complete. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const text = `${JSON.stringify(content, undefined, 2)}\n`;
  await writeFile(join(folder, MANIFEST_FILE), text, { mode: PRIVATE_FILE, flag: 'wx', flush: true });
}

/** @throws StartError if the folder is not a complete backup of this product */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, MANIFEST_FILE);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartError(
      `${folder} is not a complete backup: ${MANIFEST_FILE} cannot be read (${(error as NodeJS.ErrnoException).code ?? ''})`,
    );
  });
  const content = parse(text);
  if (content === undefined)
    throw new StartError(`${file} is damaged, or of a version that this one cannot read`);
  return content;
}

function parse(text: string): Manifest | undefined {
  try {
    const content: unknown = JSON.parse(text);
    return Check(manifest, content) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the file of a table's rows. */
export function rowsFile(folder: string, { name }: { name: string }): string {
  return join(folder, TABLES_FOLDER, `${name}.copy.gz`);
}
