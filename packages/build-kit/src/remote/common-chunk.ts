import type { Rollup } from 'vite';
import { staticImports } from '../lib/static-imports.ts';

const COMMON = 'common';
/** Vite's helper for `import()`. */
const PRELOADER = 'vite/preload-helper';

/**
 * Puts what two or more pages import into one chunk: on a slow network each further file costs more than the few
 * kilobytes that a single page does not need. What one page imports stays with it, and lazy parts stay apart.
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
