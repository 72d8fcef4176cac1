import type { Plugin } from 'vite';

/** The module of stylis whose one export, `prefix`, repeats declarations with vendor prefixes. */
const PREFIXER = '/node_modules/stylis/src/Prefixer.js';

/**
 * Leaves out what styled-components calls with `enableVendorPrefixes` alone, which no page sets: 1 kB of Brotli. Styles
 * name the few prefixed properties that browsers still need themselves.
 */
export function noVendorPrefixes(): Plugin {
  return {
    name: 'naija:no-vendor-prefixes',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.endsWith(PREFIXER) ? 'export const prefix = (declaration) => declaration;' : null),
  };
}
