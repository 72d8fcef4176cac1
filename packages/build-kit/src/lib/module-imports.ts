import type { Rollup } from 'vite';

/** All transitive static imports of a module, without the module itself. */
export function staticImports(start: string, info: Rollup.GetModuleInfo): ReadonlySet<string> {
  return reached(start, (id) => info(id)?.importedIds ?? []);
}

/** All transitive static and dynamic imports of a module, without the module itself. */
export function allImports(start: string, info: Rollup.GetModuleInfo): ReadonlySet<string> {
  return reached(start, (id) => [
    ...(info(id)?.importedIds ?? []),
    ...(info(id)?.dynamicallyImportedIds ?? []),
  ]);
}

function reached(start: string, importsOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop())
    for (const imported of importsOf(id)) {
      if (found.has(imported) || imported === start) continue;
      found.add(imported);
      open.push(imported);
    }
  return found;
}
