import type { Plugin } from 'vite';
import { redirectedFrom, redirectShared } from '../lib/redirect-shared.ts';

/**
 * Looks each shared package up once a remote, not once a module. Placed before the federation plugin, and behind what
 * reads the names that a module imports.
 */
export function sharedLookups(): Plugin {
  return {
    name: 'naija:shared-lookups',
    apply: 'build',
    transform(code, id) {
      return redirectedFrom(id.slice(1)) === undefined
        ? redirectShared(code, (text) => this.parse(text))
        : null;
    },
    resolveId: (source) => (redirectedFrom(source) === undefined ? null : `\0${source}`),
    load(id) {
      const name = redirectedFrom(id.slice(1));
      if (name === undefined) return null;
      // The plugin turns the import into a look-up; whatever is imported from this module is a property of its default.
      return {
        code: `import * as shared from '${name}';\nexport default shared;`,
        syntheticNamedExports: true,
      };
    },
  };
}
