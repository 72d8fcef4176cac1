import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import type { ImportDeclaration } from 'estree';
import { specifierNames, type Imported } from './import-names.ts';
import { RUNTIME, toRuntimeName, WRAPPED_PACKAGES } from './runtime-names.ts';
import { isPackageCode } from './source-files.ts';

/** Import declarations of Rollup's parser, with their offsets. */
type Placed<T> = T & { start: number; end: number };

/**
 * Rewrites imports of `react-router-dom`, `styled-components` and the like into imports of the shared runtime, so that
 * the page has one copy of them.
 */
export function ownNames(runtimeDir: string): Plugin {
  return {
    name: 'naija:own-names',
    apply: 'build',
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
          rewritten(node, node.source.value, (message) => this.error(message)),
        );
      }
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
    },
  };
}

function rewritten(node: ImportDeclaration, from: string, refuse: (message: string) => never): string {
  const names = specifierNames(node).map(({ imported, local }: Imported) => {
    const name = toRuntimeName(from, imported);
    if (name === undefined) return refuse(`Import single names from ${from}, not "${imported}"`);
    return `${name} as ${local}`;
  });
  return `import { ${names.join(', ')} } from '${RUNTIME}';`;
}
