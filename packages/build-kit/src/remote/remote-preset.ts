import path from 'node:path';
import type { UserConfig } from 'vite';
import { commonChunk } from './common-chunk.ts';
import { kitInDevelopment } from './installed-kit.ts';
import { apiProxy } from './api-proxy.ts';
import { COMMONJS, EMPTY_MODULE, FEDERATION, packageImports, remoteFederation } from '../federation/index.ts';
import { licences } from '../lib/licences.ts';
import { precompress } from '../lib/precompress.ts';
import { refusedCopies } from './refused-copies.ts';
import { refusedImports } from './refused-names.ts';
import { release } from './release.ts';
import { sliceNames } from './slice-names.ts';
import { releaseNeeds } from './release-needs.ts';
import { buildServerEntry } from './server-entry.ts';
import { sharedImports, runtimeUsesCheck } from './shared-imports.ts';
import { SOURCE_CONDITIONS } from '../lib/source-conditions.ts';
import { sizePlugins, sourcePlugins, TREESHAKE } from '../lib/source-plugins.ts';
import { BUILD_TARGET, supportedBrowsers } from '../lib/supported-browsers.ts';
import { readRuntimeNames } from '../lib/runtime-names.ts';
import { sourceMaps } from './source-maps.ts';
import { styleTexts } from './style-texts.ts';
import { readWorkspace, requiredRanges } from '../lib/workspace.ts';

/** Default server of the API for a standalone remote. */
const API_ORIGIN = 'http://localhost:3000';
const ENTRY = 'remoteEntry.js';

/**
 * Vite's settings for a remote. The build can be served from any folder or origin. A process can run only one build.
 */
export async function remotePreset(root: string): Promise<UserConfig> {
  const workspace = readWorkspace(root);
  const { name, version, runtimeDir, shell } = workspace;
  const sources = path.join(root, 'src/');
  const exposed = path.join(sources, 'remote.tsx');
  const imports = sharedImports();
  const names = await readRuntimeNames(runtimeDir);
  const needs = releaseNeeds(runtimeDir, imports);
  return {
    root,
    base: '',
    resolve: { conditions: SOURCE_CONDITIONS },
    plugins: [
      refusedImports(sources, names),
      sliceNames(sources, name),
      ...sourcePlugins(runtimeDir),
      ...sizePlugins(),
      packageImports(runtimeDir, names),
      styleTexts(),
      imports.plugin,
      needs.plugin,
      runtimeUsesCheck(imports, names),
      refusedCopies(root, runtimeDir),
      ...remoteFederation({ name, entry: ENTRY, exposed, runtimeDir, names }),
      licences([FEDERATION]),
      sourceMaps(root),
      release({
        name,
        version,
        entry: ENTRY,
        requires: requiredRanges(workspace),
        shared: imports,
        needs,
        serverEntry: () => buildServerEntry(root, runtimeDir),
      }),
      supportedBrowsers(),
      precompress(),
      apiProxy(process.env['API_ORIGIN'] ?? shell ?? API_ORIGIN),
    ],
    optimizeDeps: kitInDevelopment(root),
    build: {
      assetsDir: '',
      target: BUILD_TARGET,
      modulePreload: false,
      commonjsOptions: COMMONJS,
      emptyOutDir: true,
      outDir: 'dist/release',
      reportCompressedSize: false,
      // Hidden maps have no comment by which browsers would request them.
      sourcemap: 'hidden',
      // The plugin adds what it exposes; the standalone page is not part of a release.
      rollupOptions: {
        input: EMPTY_MODULE,
        treeshake: TREESHAKE,
        output: { manualChunks: commonChunk(exposed, path.join(root, 'src/pages.ts')) },
      },
    },
  };
}
