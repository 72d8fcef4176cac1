import path from 'node:path';
import type { Rollup } from 'vite';
import { staticImports } from './static-imports.ts';

/**
 * Keeps what the shell loads first in two files: one for the page's script and one for what that imports once it has
 * asked for the registry. By itself each module that something loads later needs as well would become a file of its own.
 * @param bootstrap absolute path of the module that the page's script imports
 */
export function firstChunks(bootstrap: string): Rollup.OutputOptions {
  let chunks: ReadonlyMap<string, string> | undefined;
  return {
    // Or Rollup would put shared packages there too, which the page waits for in turn.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- from Rollup 5 on it is so by itself
    onlyExplicitManualChunks: true,
    manualChunks(id, { getModuleInfo, getModuleIds }) {
      chunks ??= assign(bootstrap, [...getModuleIds()], getModuleInfo);
      return chunks.get(id);
    },
  };
}

/** Name of the file by module. What a shared package is made of stays out: it stands for itself. */
function assign(
  bootstrap: string,
  ids: readonly string[],
  info: Rollup.GetModuleInfo,
): ReadonlyMap<string, string> {
  const reach = (id: string) => [id, ...staticImports(id, info)];
  const entries = ids.filter((id) => info(id)?.isEntry);
  const pages = entries.filter((id) => id.endsWith('.html'));
  const shared = new Set(entries.filter((id) => !pages.includes(id)).flatMap(reach));
  const named = (id: string, name: string) =>
    reach(id).flatMap((module): [string, string][] => (shared.has(module) ? [] : [[module, name]]));
  const chunkName = path.basename(bootstrap, path.extname(bootstrap));
  // What both need is the page's, which comes first.
  return new Map([...named(bootstrap, chunkName), ...pages.flatMap((id) => named(id, 'index'))]);
}
