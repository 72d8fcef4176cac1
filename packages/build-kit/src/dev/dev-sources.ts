import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Program } from 'estree';
import { parseAst, transformWithEsbuild } from 'vite';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { CONTRACT_VERSION } from '@naija/contracts/remote/remote';
import { declaredPages } from '../lib/pages.ts';

export const SOURCES = 'sources';

export interface SourceRemote {
  name: string;
  /** Absolute path of its folder, which is in the repository. */
  dir: string;
}

export function sourceUrl({ dir }: SourceRemote): string {
  return `/@fs${path.posix.join('/', dir, 'src/remote.tsx')}`;
}

/**
 * Registry entry of a remote that is served from its sources, read from its current `src/pages.ts`.
 * @throws Error if the pages are not literals
 */
export async function sourceEntry(remote: SourceRemote): Promise<RegistryEntry> {
  const file = path.join(remote.dir, 'src/pages.ts');
  const { code } = await transformWithEsbuild(await readFile(file, 'utf8'), file);
  const url = sourceUrl(remote);
  return {
    url,
    metadata: { integrity: 'none', version: SOURCES },
    deployment: { traffic: 100, default: true },
    extras: {
      manifest: url,
      contract: CONTRACT_VERSION,
      routes: declaredPages(parseAst(code) as Program).map(({ module: _, ...page }) => ({
        ...page,
        js: [],
        css: [],
      })),
      requires: {},
      uses: {},
    },
  };
}
