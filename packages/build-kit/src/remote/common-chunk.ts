import type { Rollup } from 'vite';
import { staticImports } from '../lib/module-imports.ts';
import { PRELOAD_HELPER } from '../lib/plain-imports.ts';

/** The name by which the federation plugin finds the module that a remote exposes. */
const COMMON = '__federation_expose_Remote';
const SOME = 'some';

/**
 * Puts what at least half of the pages import into one chunk, and what fewer share into another: on a slow network each
 * further file costs more than the few kilobytes that a single page does not need. What one page imports stays with it,
 * and lazy parts stay apart. The exposed module loads with all of the pages, so that it is in the first chunk.
 */
export function commonChunk(exposed: string, pagesFile: string): Rollup.GetManualChunk {
  let chunks: ReadonlyMap<string, string> | undefined;
  return (id, { getModuleInfo }) => {
    chunks ??= sharedChunks(getModuleInfo(pagesFile)?.dynamicallyImportedIds ?? [], getModuleInfo);
    return id === exposed || id === PRELOAD_HELPER ? COMMON : chunks.get(id);
  };
}

function sharedChunks(pages: readonly string[], info: Rollup.GetModuleInfo): ReadonlyMap<string, string> {
  const users = new Map<string, number>();
  for (const page of pages)
    for (const id of staticImports(page, info)) users.set(id, (users.get(id) ?? 0) + 1);
  return new Map(
    [...users].flatMap(([id, count]) =>
      count > 1 ? [[id, count * 2 >= pages.length ? COMMON : SOME] as const] : [],
    ),
  );
}
