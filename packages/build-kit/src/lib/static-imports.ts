import type { Rollup } from 'vite';

/** All transitive static imports of a module, without itself. */
export function staticImports(start: string, info: Rollup.GetModuleInfo): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop())
    for (const imported of info(id)?.importedIds ?? []) {
      if (found.has(imported) || imported === start) continue;
      found.add(imported);
      open.push(imported);
    }
  return found;
}
