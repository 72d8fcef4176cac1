import path from 'node:path';
import type { UserConfig } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { RUNTIME_MORE } from '@naija/contracts/remote/remote';
import { API_CALLS } from '@naija/contracts/http/api-calls';
import { FEDERATION, hostFederation } from '../federation/index.ts';
import { designTokens } from '../lib/custom-properties.ts';
import { firstChunks } from './first-chunks.ts';
import { licences } from '../lib/licences.ts';
import { precompress } from '../lib/precompress.ts';
import { providedBy, providedDefinitions } from './shell-exports.ts';
import { serviceWorker, placesFile } from './service-worker.ts';
import { shellDescription } from './shell-description.ts';
import { BOOTSTRAP, shellPreloads } from './shell-preloads.ts';
import { SOURCE_CONDITIONS } from '../lib/source-conditions.ts';
import { sizePlugins, sourcePlugins, TREESHAKE, noVendorPrefixes } from '../lib/source-plugins.ts';
import { BUILD_TARGET, supportedBrowsers } from '../lib/supported-browsers.ts';
import { splitPackages } from './split-packages.ts';
import { readWorkspace } from '../lib/workspace.ts';

export interface ShellOptions {
  /** Web app manifest; without one the site cannot be installed. */
  manifest?: Partial<ManifestOptions>;
}

/** Vite's settings for the shell. Serving for development, it needs `devRemotes` beside it. */
export async function shellPreset(root: string, { manifest }: ShellOptions = {}): Promise<UserConfig> {
  const provided = await providedBy(root);
  const { runtimeDir } = readWorkspace(root);
  return {
    root,
    resolve: { conditions: SOURCE_CONDITIONS },
    define: providedDefinitions(provided),
    plugins: [
      ...sourcePlugins(runtimeDir),
      ...sizePlugins(),
      splitPackages(path.join(runtimeDir, 'src/index.ts'), {
        resolve: { conditions: SOURCE_CONDITIONS },
        plugins: [...sourcePlugins(runtimeDir), ...sizePlugins()],
        build: { target: BUILD_TARGET, rollupOptions: { treeshake: TREESHAKE } },
      }),
      noVendorPrefixes(),
      ...hostFederation(provided.versions[RUNTIME_MORE] ?? ''),
      shellPreloads(),
      placesFile(),
      licences([FEDERATION]),
      serviceWorker(manifest),
      shellDescription(async () => ({
        ...provided,
        tokens: await designTokens(root),
        calls: API_CALLS,
      })),
      supportedBrowsers(),
      precompress(),
    ],
    // Dependencies are discovered before the first page, which would otherwise reload.
    optimizeDeps: { entries: ['index.html', '../*-mfe/src/remote.tsx'] },
    build: {
      target: BUILD_TARGET,
      modulePreload: false,
      emptyOutDir: true,
      reportCompressedSize: false,
      rollupOptions: {
        treeshake: TREESHAKE,
        output: {
          manualChunks: firstChunks(
            {
              main: path.join(root, 'src/main.ts'),
              runtime: path.join(runtimeDir, 'src/index.ts'),
              [BOOTSTRAP]: path.join(root, 'src/bootstrap.tsx'),
              more: path.join(runtimeDir, 'src/more.ts'),
            },
            path.join(root, 'src/later/later-part.ts'),
          ),
        },
      },
    },
  };
}
