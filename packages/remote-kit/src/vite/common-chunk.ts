import type { Rollup } from 'vite';
import { staticImports } from './static-imports.ts';

/** Name of the chunk that holds what several pages of a remote need. */
const COMMON = 'common';
/** Vite's own, for every `import()`. */
const PRELOADER = 'vite/preload-helper';

/**
 * Puts what two or more pages need into one file: on a slow line each further file costs more than the few kilobytes
 * that a single page could do without. What one page alone needs stays with it, what loads later stays apart.
 * @param pagesFile absolute path of the module that imports the pages
 */
export function commonChunk(pagesFile: string): Rollup.ManualChunksOption {
  let common: ReadonlySet<string> | undefined;
  return (id, { getModuleInfo }) => {
    common ??= neededByMany(getModuleInfo(pagesFile)?.dynamicallyImportedIds ?? [], getModuleInfo);
    return common.has(id) || id.includes(PRELOADER) ? COMMON : undefined;
  };
}

function neededByMany(pages: readonly string[], info: Rollup.GetModuleInfo): ReadonlySet<string> {
  const users = new Map<string, number>();
  for (const page of pages)
    for (const id of staticImports(page, info)) users.set(id, (users.get(id) ?? 0) + 1);
  return new Set([...users].filter(([, count]) => count > 1).map(([id]) => id));
}
