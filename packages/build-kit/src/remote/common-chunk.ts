import type { Rollup } from 'vite';
import { EXPOSED_CHUNK } from '../federation/index.ts';
import { staticImports } from '../lib/module-imports.ts';
import { PRELOAD_HELPER } from '../lib/plain-imports.ts';

/** The chunk of the exposed module, which is loaded with every page. */
const COMMON = EXPOSED_CHUNK;
const SOME = 'some';

/**
 * Puts modules that the first page shares with another one into one chunk, and modules that only other pages share into a
 * second one. On a slow network each further file costs more than a few unneeded kilobytes. Most visits start with the first
 * page, which does not load the second chunk. Modules of a single page stay with it, and lazy parts stay separate. The
 * exposed module is loaded with every page, so it is in the first chunk.
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
