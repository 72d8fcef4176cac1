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
 * Removes code that styled-components calls only with `enableVendorPrefixes`, which no page sets: 1 kB with Brotli. Styles
 * contain the few prefixed properties that browsers still need.
 */
export function noVendorPrefixes(): Plugin {
  return {
    name: 'naija:no-vendor-prefixes',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.endsWith(PREFIXER) ? 'export const prefix = (declaration) => declaration;' : null),
  };
}

/** Path of the development build, with checks and warnings, that the router's entry points resolve to. */
const DEVELOPMENT = '/node_modules/react-router/dist/development/';

/** Resolves the router to its production build, which its entry points do not select. */
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

/** Plugins that every build of our sources needs, including that for the server; otherwise their pages would differ. */
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

/** Plugins that reduce the size of builds for browsers. */
export function sizePlugins(): PluginOption[] {
  return [plainImports(), productionBuilds(), pureComponents(), withoutPrefetch(), ...minify()];
}

/** Reading a property has no effect, so Rollup may remove reads whose value is not used. */
export const TREESHAKE = { propertyReadSideEffects: false } as const;
