import type { Rollup } from 'vite';
import { MORE } from './split-packages.ts';
import { allImports, staticImports } from '../lib/module-imports.ts';

/** React is needed at once, in one file. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/;
/** The step whose file keeps its name, in which the names of its imports are hashed, while only earlier steps change. */
const KEPT = 'runtime';
/** What earlier steps have in common with it and its later parts. */
const COMMON = 'common';
/** What is loaded with some releases alone: the last step, which also has the parts of packages that no other one needs. */
const LAST = 'more';

/**
 * Puts what the shell's first render needs into one file a step, though later parts share some of the modules. Rollup
 * alone would make a file for each shared set: the federation plugin writes imports as top-level awaits, after which
 * Rollup does not count on modules that are loaded already.
 * @param steps the module that begins each file
 * @param laterPart its importers import parts that come later, which are one file, too
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

/** A module belongs to the first step that imports it, unless a change of that step would rename the kept one. */
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
