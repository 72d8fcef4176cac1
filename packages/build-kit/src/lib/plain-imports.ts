import type { Plugin } from 'vite';

/** Vite's helper for `import()`. */
export const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Vite calls each `import()` through a helper that first preloads what the file needs. Builds without that, and without
 * style sheets, need half a kilobyte less.
 */
export function plainImports(): Plugin {
  return {
    name: 'naija:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : null),
  };
}
