import type { Rollup } from 'vite';
import { staticImports } from '../lib/module-imports.ts';
import { PRELOAD_HELPER } from '../lib/plain-imports.ts';

/** The name by which the federation plugin finds the module that a remote exposes. */
const COMMON = '__federation_expose_Remote';
const SOME = 'some';

/**
 * Puts what the first page shares with another into one chunk, and what the others share into a second: on a slow network
 * each further file costs more than the few kilobytes that a single page does not need. Most visits begin with the first
 * page, which loads none of what only others share. What one page imports stays with it, and lazy parts stay apart. The
 * exposed module loads with all of the pages, so that it is in the first chunk.
 */
export function commonChunk(exposed: string, pagesFile: string): Rollup.GetManualChunk {
  let chunks: ReadonlyMap<string, string> | undefined;
  return (id, { getModuleInfo }) => {
    chunks ??= sharedChunks(getModuleInfo(pagesFile)?.dynamicallyImportedIds ?? [], getModuleInfo);
    return id === exposed || id === PRELOAD_HELPER ? COMMON : chunks.get(id);
  };
}

function sharedChunks(pages: readonly string[], info: Rollup.GetModuleInfo): ReadonlyMap<string, string> {
  const imports = pages.map((page) => staticImports(page, info));
  const users = new Map<string, number>();
  for (const id of imports.flatMap((ids) => [...ids])) users.set(id, (users.get(id) ?? 0) + 1);
  return new Map(
    [...users].flatMap(([id, count]) =>
      count > 1 ? [[id, imports[0]?.has(id) === true ? COMMON : SOME] as const] : [],
    ),
  );
}
