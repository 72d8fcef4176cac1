import type { Plugin } from 'vite';
import { specifierNames } from '../lib/import-names.ts';
import { toRuntimeName, WRAPPED_PACKAGES, type RuntimeNames } from '../lib/runtime-names.ts';
import { insteadOf, ONLY_SHELL } from './refused-names.ts';

/**
 * Refuses imports of wrapped packages that cannot work in the page, in development as well, where the package is whole.
 * @param sources folder of the remote's own sources, with a slash
 */
export function refusedImports(sources: string, { first, more }: RuntimeNames): Plugin {
  const allowed = [...first, ...more].filter((name) => !ONLY_SHELL.has(name));
  return {
    name: 'naija:refused-imports',
    transform(code, id) {
      if (!id.startsWith(sources) || !WRAPPED_PACKAGES.some((name) => code.includes(name))) return null;
      const refused: string[] = [];
      for (const node of this.parse(code).body) {
        if (node.type !== 'ImportDeclaration') continue;
        const from = String(node.source.value);
        if (!WRAPPED_PACKAGES.includes(from)) continue;
        for (const { imported } of specifierNames(node)) {
          const name = toRuntimeName(from, imported);
          if (name === undefined || allowed.includes(name)) continue;
          refused.push(`${imported} of ${from} cannot be used in a remote: ${insteadOf(imported)}.`);
        }
      }
      if (refused.length > 0) this.error(refused.join('\n'));
      return null;
    },
  };
}
