import federation from '@originjs/vite-plugin-federation';
import type { Plugin } from 'vite';

/** The federation plugin's module that compares versions at run time. */
const SATISFY = '__federation_fn_satisfy';

const RESOLVED = `\0naija:${SATISFY}`;

/** The plugin's message about a shared package that the page does not have. */
const UNCLEAR = /`consumer config [^`]*`/;

/** Markers of the branch that compares required versions in the plugin's look-up. */
const COMPARISON = {
  begin: 'const requiredVersion =',
  otherwise: 'const versionKey = Object.keys(versionObj)[0]',
  end: /(module = await \(await versionValue\.get\(\)\)\(\)\s*)\}/,
};

/**
 * Removes the federation plugin's version comparison, which takes 1.4 kB with Brotli in every remote. The page has one
 * version of each shared package, and the shell checks the requirements of a release before it loads it.
 */
export function noVersionComparison(): Plugin {
  return {
    name: 'naija:no-version-choice',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === SATISFY ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? 'export const satisfy = () => true;' : null),
    transform(code, id) {
      if (!id.includes(LOOKUP)) return null;
      const [from, to] = [code.indexOf(COMPARISON.begin), code.indexOf(COMPARISON.otherwise)];
      if (from < 0 || to < from) this.error('The federation plugin compares versions in another way');
      const without = code.slice(0, from) + code.slice(to).replace(COMPARISON.end, '$1');
      return { code: without.replace(UNCLEAR, '`${name} is missing`'), map: null };
    },
  };
}

/** The federation plugin's module that looks up shared packages. The plugin also makes it an entry of each remote. */
const LOOKUP = '__federation_fn_import';

/**
 * Removes that entry, which nothing loads. If pages used only the look-up of the remote's common file, that file would be
 * named after this entry, and the plugin would not find the exposed module.
 * @param empty module that replaces it
 */
export function noLookupEntry(empty: string): Plugin {
  return {
    name: 'naija:no-lookup-entry',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id === LOOKUP && importer === undefined ? empty : null),
  };
}

/** The plugin's function that adds style sheets to the document, and its call. */
const STYLE_LOADER = /export const dynamicLoadingCss = [^]*?\n {6}\};/;
const STYLE_CALL = /dynamicLoadingCss\('.*\)/;

/**
 * Removes the container's code for style sheets, which pages load by `release.json`. It contains the path of the build's
 * folder until the code is minified, so the bytes of a release would depend on that folder.
 */
export function noStyleLoading(): Plugin {
  return {
    name: 'naija:no-style-loading',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('__remoteEntryHelper__')) return null;
      if (!STYLE_LOADER.test(code) || !STYLE_CALL.test(code))
        this.error('The federation plugin loads style sheets in another way');
      return { code: code.replace(STYLE_LOADER, '').replace(STYLE_CALL, ''), map: null };
    },
  };
}

type FederationOptions = Parameters<typeof federation>[0];

/** The federation plugin for builds, with the type of the current Vite. */
export function federationPlugin(options: FederationOptions): Plugin {
  return { ...(federation(options) as Plugin), apply: 'build' };
}
