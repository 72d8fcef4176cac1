import type { Plugin } from 'vite';
import { RUNTIME } from '../lib/runtime-names.ts';
import type { SharedImports } from './shared-imports.ts';

/** Fails the build of a remote that imports a name which the runtime does not export. */
export function runtimeUsesCheck(shared: SharedImports, exported: readonly string[]): Plugin {
  return {
    name: 'naija:uses-check',
    apply: 'build',
    generateBundle(_options, bundle) {
      const missing = (shared.usedIn(bundle)[RUNTIME] ?? []).filter((name) => !exported.includes(name));
      if (missing.length > 0)
        this.error(missing.map((name) => `${RUNTIME} has no export ${name}`).join('\n'));
    },
  };
}
