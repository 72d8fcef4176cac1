import type { Rollup } from 'vite';
import { expect, test } from 'vitest';
import { commonChunk } from './common-chunk.ts';

/** Imports of each page. */
const PAGES: Record<string, readonly string[]> = {
  home: ['card', 'search', 'hero'],
  list: ['card', 'search'],
  profile: ['card', 'phone'],
  about: ['card', 'phone', 'claims'],
};

function chunkOf(module: string): unknown {
  const getModuleInfo = (id: string) => ({
    importedIds: PAGES[id] ?? [],
    dynamicallyImportedIds: id === 'pages' ? Object.keys(PAGES) : [],
  });
  return commonChunk('remote', 'pages')(module, { getModuleInfo } as unknown as Rollup.ManualChunkMeta);
}

test.each([
  ['all pages import', 'card', '__federation_expose_Remote'],
  ['the first page shares with one other', 'search', '__federation_expose_Remote'],
  ['a remote exposes', 'remote', '__federation_expose_Remote'],
  ['other pages share', 'phone', 'some'],
  ['one page imports', 'hero', undefined],
  ['no page imports', 'other', undefined],
])('what %s', (_, module, chunk) => {
  expect(chunkOf(module)).toBe(chunk);
});
