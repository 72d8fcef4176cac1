import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import type { ImportDeclaration } from 'estree';
import { specifierNames, type Imported } from './import-names.ts';
import { moduleOf, readRuntimeNames, toRuntimeName, WRAPPED_PACKAGES } from './runtime-names.ts';
import type { RuntimeNames } from './runtime-names.ts';
import { isPackageCode } from './source-files.ts';

/** Import declarations of Rollup's parser, with their offsets. */
type Placed<T> = T & { start: number; end: number };

/**
 * Rewrites imports of `react-router-dom`, `styled-components` and the like into imports of the shared runtime, so that
 * the page has one copy of them.
 */
export function ownNames(runtimeDir: string): Plugin {
  let names: RuntimeNames = { first: [], more: [] };
  return {
    name: 'naija:own-names',
    apply: 'build',
    async buildStart() {
      names = await readRuntimeNames(runtimeDir);
    },
    transform(code, id) {
      if (
        isPackageCode(id) ||
        id.startsWith(runtimeDir) ||
        !WRAPPED_PACKAGES.some((name) => code.includes(name))
      )
        return null;
      const text = new MagicString(code);
      for (const node of this.parse(code).body) {
        if (!('source' in node) || typeof node.source?.value !== 'string') continue;
        if (!WRAPPED_PACKAGES.includes(node.source.value)) continue;
        if (node.type !== 'ImportDeclaration')
          this.error(
            `Re-exporting from ${node.source.value} is not possible; import from it where it is used`,
          );
        const { start, end } = node as Placed<ImportDeclaration>;
        text.overwrite(
          start,
          end,
          rewritten(node, node.source.value, names, (message) => this.error(message)),
        );
      }
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
    },
  };
}

function rewritten(
  node: ImportDeclaration,
  from: string,
  names: RuntimeNames,
  refuse: (message: string) => never,
): string {
  return specifierNames(node)
    .map(({ imported, local }: Imported) => {
      const name = toRuntimeName(from, imported);
      if (name === undefined) return refuse(`Import single names from ${from}, not "${imported}"`);
      return `import { ${name} as ${local} } from '${moduleOf(name, names)}';`;
    })
    .join('\n');
}
