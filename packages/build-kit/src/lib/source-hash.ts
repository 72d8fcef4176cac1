import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { transformWithEsbuild } from 'vite';
import { UI, uiFolder } from './ui-imports.ts';

/** A workspace package: the name in its package.json, and its folder. */
export interface SourcePackage {
  name: string;
  dir: string;
}

const MODULE = /\.[jt]sx?$/;
const NOT_SHIPPED = /(?:^|[\\/])testing[\\/]|\.(?:test|stories|fixture|d)\.[jt]sx?$/;
const COMPACT = {
  minifyWhitespace: true,
  legalComments: 'none',
  sourcemap: false,
  target: 'esnext',
  // A text, so that Vite does not look for the settings of each file.
  tsconfigRaw: '{}',
} as const;

const packages = new Map<string, SourcePackage>();

/** The package of a source file. @throws Error if it belongs to none */
export function packageOf(file: string): SourcePackage {
  const folder = path.dirname(file);
  if (folder === file) throw new Error('A styled component is outside of a package');
  const known = packages.get(folder);
  if (known) return known;
  const manifest = path.join(folder, 'package.json');
  const found = existsSync(manifest)
    ? { name: (JSON.parse(readFileSync(manifest, 'utf8')) as { name: string }).name, dir: folder }
    : packageOf(folder);
  packages.set(folder, found);
  return found;
}

/**
 * Returns a function that hashes the name and code of a package and of the design system that it may extend; each hash is
 * computed once. Comments and types are ignored.
 */
export function sourceHashes(): (dir: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  const hashOf = (dir: string): Promise<string> => {
    const found = known.get(dir) ?? computed(dir);
    known.set(dir, found);
    return found;
  };
  const computed = async (dir: string): Promise<string> => {
    const { name } = packageOf(path.join(dir, 'package.json'));
    const design = name === UI ? '' : await hashOf(uiFolder());
    return hash([name, design, ...(await codeIn(path.join(dir, 'src')))]);
  };
  return hashOf;
}

async function codeIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => MODULE.test(name) && !NOT_SHIPPED.test(name),
  );
  return Promise.all(
    names.sort().map(async (name) => {
      const file = path.join(folder, name);
      const { code } = await transformWithEsbuild(await readFile(file, 'utf8'), file, COMPACT);
      return `${name.split(path.sep).join('/')}\0${code}`;
    }),
  );
}

function hash(texts: readonly string[]): string {
  const digest = createHash('sha256');
  for (const text of texts) digest.update(`${text}\0`);
  return digest.digest('hex');
}
