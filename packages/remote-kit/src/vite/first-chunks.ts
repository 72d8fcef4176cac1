import type { Rollup } from 'vite';
import { staticImports } from './static-imports.ts';

/** React is what everything else stands on; all of it is needed at once. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/;

/**
 * Keeps what the shell's first picture needs in as many files as it has steps, though parts that load later need some
 * of the same modules. Left alone the bundler makes a file for each such set: it takes every module for one that
 * waits at its top, as the federation plugin writes imports, and then does not count on what is loaded already.
 * @param steps absolute paths of modules by the name of their file, each before those that import it
 */
export function firstChunks(steps: Readonly<Record<string, string>>): Rollup.ManualChunksOption {
  let chunks: ReadonlyMap<string, string> | undefined;
  return (id, { getModuleInfo }) => {
    if (REACT.test(id)) return 'react';
    chunks ??= chunksOf(steps, getModuleInfo);
    return chunks.get(id);
  };
}

/** A module belongs to the first step that needs it. */
function chunksOf(
  steps: Readonly<Record<string, string>>,
  info: Rollup.GetModuleInfo,
): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>();
  for (const [name, start] of Object.entries(steps))
    for (const id of [start, ...staticImports(start, info)]) if (!chunks.has(id)) chunks.set(id, name);
  return chunks;
}
