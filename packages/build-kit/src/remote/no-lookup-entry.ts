import type { Plugin } from 'vite';

/** The federation plugin's module that looks up shared packages, which it makes an entry of each remote as well. */
const LOOKUP = '__federation_fn_import';

/**
 * Leaves out that entry, which nothing loads: where a page took nothing from the remote's common file but the look-up, that
 * file had the name of this entry, and the plugin did not find what the remote exposes.
 * @param empty module that takes its place
 */
export function noLookupEntry(empty: string): Plugin {
  return {
    name: 'naija:no-lookup-entry',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id === LOOKUP && importer === undefined ? empty : null),
  };
}
