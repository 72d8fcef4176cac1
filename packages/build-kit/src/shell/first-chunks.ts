import type { Rollup } from 'vite';
import { MORE } from './split-packages.ts';
import { allImports, staticImports } from '../lib/module-imports.ts';

/** Modules of React, which is needed at once, in one file. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/;
/** The step whose file keeps its name while only earlier steps change; the name is a hash that covers its imports. */
const KEPT = 'runtime';
/** Chunk of the modules that earlier steps share with the kept step and its later parts. */
const COMMON = 'common';
/** The last step, which is loaded only with some releases. It also has the parts of packages that no other step needs. */
const LAST = 'more';

/**
 * Puts the modules of the shell's first render into one file for each step, although later parts share some of them. Rollup
 * would create a file for each set of modules that entries share, and each shared package is an entry, for remotes.
 * @param steps module that starts each file
 * @param laterPart module whose importers import the later parts, which also become one file
 */
export function firstChunks(
  steps: Readonly<Record<string, string>>,
  laterPart: string,
): Rollup.ManualChunksOption {
  let chunks: ReadonlyMap<string, string> | undefined;
  return (id, { getModuleInfo }) => {
    if (REACT.test(id)) return 'react';
    chunks ??= chunksOf(steps, laterPart, getModuleInfo);
    return chunks.get(id);
  };
}

/** Assigns each module to the first step that imports it, unless a change of that step would rename the kept one. */
function chunksOf(
  steps: Readonly<Record<string, string>>,
  laterPart: string,
  info: Rollup.GetModuleInfo,
): ReadonlyMap<string, string> {
  const later = info(laterPart)?.importers.flatMap((id) => info(id)?.dynamicallyImportedIds ?? []) ?? [];
  const starts = [...Object.entries(steps), ...later.map((id) => ['later', id] as const)];
  const kept = allImports(steps[KEPT] ?? '', info);
  const chunks = new Map<string, string>();
  let isEarlier = true;
  for (const [name, start] of starts) {
    isEarlier &&= name !== KEPT;
    for (const id of [start, ...staticImports(start, info)])
      if (!chunks.has(id) && (name === LAST || !id.endsWith(MORE)))
        chunks.set(id, isEarlier && kept.has(id) ? COMMON : name);
  }
  return chunks;
}
