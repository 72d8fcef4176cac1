import react from '@vitejs/plugin-react';
import type { PluginOption, Plugin } from 'vite';
import { catalogues } from './catalogues.ts';
import { componentIds } from './component-ids.ts';
import { inlineTokens } from './inline-tokens.ts';
import { minify } from './minify.ts';
import { minifyStyles } from './minify-styles.ts';
import { ownNames } from './own-names.ts';
import { plainImports } from './plain-imports.ts';
import { pureComponents } from './pure-components.ts';
import { uiImports } from './ui-imports.ts';
import { withoutPrefetch } from './without-prefetch.ts';

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

/** Whose entry points name the development build alone, which checks and warns. */
const DEVELOPMENT = '/node_modules/react-router/dist/development/';

/** Takes a package's own build for production where its entry points name another. */
export function productionBuilds(): Plugin {
  return {
    name: 'naija:production-builds',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('react-router')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.includes(DEVELOPMENT)) return null;
      return { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}

/** What every build of our sources needs, that for the server as well: they would make different pages otherwise. */
export function sourcePlugins(runtimeDir: string): PluginOption[] {
  return [
    react(),
    catalogues(),
    componentIds(),
    inlineTokens(),
    minifyStyles(),
    ownNames(runtimeDir),
    ...uiImports(),
  ];
}

/** What makes the code of a build for the browser small. */
export function sizePlugins(): PluginOption[] {
  return [plainImports(), productionBuilds(), pureComponents(), withoutPrefetch(), ...minify()];
}

/** Reading a property has no effect: Rollup may leave out what is read and never used. */
export const TREESHAKE = { propertyReadSideEffects: false } as const;
