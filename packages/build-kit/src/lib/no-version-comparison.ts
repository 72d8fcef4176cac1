import type { Plugin } from 'vite';

/** The federation plugin's module that compares versions at run time. */
const SATISFY = '__federation_fn_satisfy';
const RESOLVED = `\0naija:${SATISFY}`;

/**
 * Leaves out the federation plugin's version comparison, 1.4 kB of Brotli in every remote and in the shell: the page
 * has one version of each shared package, and the shell checks what a release requires before it loads anything.
 */
export function noVersionComparison(): Plugin {
  return {
    name: 'naija:no-version-choice',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === SATISFY ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? 'export const satisfy = () => true;' : null),
  };
}
