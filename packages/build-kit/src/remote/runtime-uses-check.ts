import type { Plugin } from 'vite';
import { RUNTIME_MORE } from '@naija/contracts/remote/remote';
import { RUNTIME, type RuntimeNames } from '../lib/runtime-names.ts';
import type { SharedImports } from './shared-imports.ts';

/** Fails the build of a remote that imports a name which the runtime does not export. */
export function runtimeUsesCheck(shared: SharedImports, { first, more }: RuntimeNames): Plugin {
  return {
    name: 'naija:uses-check',
    apply: 'build',
    generateBundle(_options, bundle) {
      const uses = shared.usedIn(bundle);
      const missingIn = (module: string, exported: readonly string[]) =>
        (uses[module] ?? [])
          .filter((name) => !exported.includes(name))
          .map((name) => `${module} has no export ${name}`);
      const missing = [...missingIn(RUNTIME, first), ...missingIn(RUNTIME_MORE, more)];
      if (missing.length > 0) this.error(missing.join('\n'));
    },
  };
}
