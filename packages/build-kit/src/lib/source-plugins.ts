import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { catalogues } from './catalogues.ts';
import { componentIds } from './component-ids.ts';
import { inlineTokens } from './inline-tokens.ts';
import { minify } from './minify.ts';
import { minifyStyles } from './minify-styles.ts';
import { ownNames } from './own-names.ts';
import { plainImports } from './plain-imports.ts';
import { productionBuilds } from './production-builds.ts';
import { pureComponents } from './pure-components.ts';
import { uiImports } from './ui-imports.ts';
import { withoutPrefetch } from './without-prefetch.ts';

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
