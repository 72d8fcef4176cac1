import type { Plugin } from 'vite';
import { redirectedFrom, redirectShared } from '../lib/redirect-shared.ts';

/**
 * Links the shell with the shared packages when it is built: only remotes have to look them up, and get the same modules.
 * Placed before the federation plugin.
 */
export function linkedShared(): Plugin {
  return {
    name: 'naija:linked-shared',
    apply: 'build',
    transform(code) {
      return redirectShared(code, (text) => this.parse(text));
    },
    resolveId(source, importer, options) {
      const name = redirectedFrom(source);
      return name === undefined ? null : this.resolve(name, importer, { ...options, skipSelf: true });
    },
  };
}
