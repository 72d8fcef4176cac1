import path from 'node:path';
import { RUNTIME_MORE } from '@naija/contracts/remote/remote';
import { readFile } from 'node:fs/promises';
import { init, parse } from 'es-module-lexer';

/** The package with the single copy of everything that pages share besides React. */
export const RUNTIME = '@naija/runtime';

/** Default exports that the runtime re-exports by name. */
const DEFAULTS: Partial<Record<string, string>> = { 'styled-components': 'styled' };

export const WRAPPED_PACKAGES: readonly string[] = [
  'react-router-dom',
  'react-router',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'redux',
  'styled-components',
];

/** The runtime's name for an import of a wrapped package; undefined for namespaces and unknown defaults. */
export function toRuntimeName(from: string, imported: string): string | undefined {
  if (imported === '*') return undefined;
  return imported === 'default' ? DEFAULTS[from] : imported;
}

/** Exports of the runtime: `first` is loaded with every page, `more` only with some releases. */
export interface RuntimeNames {
  readonly first: readonly string[];
  readonly more: readonly string[];
}

export async function readRuntimeNames(runtimeDir: string): Promise<RuntimeNames> {
  const read = (file: string) => runtimeExports(path.join(runtimeDir, 'src', file));
  const [first, more] = await Promise.all([read('index.ts'), read('more.ts')]);
  return { first, more };
}

/** The exports of a wrapped package that the runtime has, with their names in the runtime. */
export async function namesFrom(
  runtimeDir: string,
  wrapped: string,
): Promise<{ exported: string; name: string; module: string }[]> {
  await init();
  const sources = wrapped === 'react-router' ? [wrapped, 'react-router-dom'] : [wrapped];
  const read = async (file: string, module: string) => {
    const [, exports] = parse(await readFile(path.join(runtimeDir, 'src', file), 'utf8'));
    return exports.flatMap((entry) =>
      entry.type === 'reexport' &&
      !entry.typeOnly &&
      sources.includes(entry.from) &&
      entry.importName !== null
        ? [{ exported: entry.importName, name: entry.name, module }]
        : [],
    );
  };
  const [first, more] = await Promise.all([read('index.ts', RUNTIME), read('more.ts', RUNTIME_MORE)]);
  return [...first, ...more];
}

/** The module from which a name is imported. */
export function moduleOf(name: string, { more }: RuntimeNames): string {
  return more.includes(name) ? RUNTIME_MORE : RUNTIME;
}

/** Names that a runtime exports, read from its index file. @throws Error for `export *`, whose names cannot be read */
export async function runtimeExports(indexFile: string): Promise<string[]> {
  await init();
  const [, exports] = parse(await readFile(indexFile, 'utf8'));
  return exports
    .filter(({ typeOnly }) => !typeOnly)
    .map((entry) => {
      if (entry.type === 'reexport-all')
        throw new Error(`${indexFile}: "export *" hides what the runtime has`);
      return entry.name;
    })
    .sort();
}
