import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { SHARED_PACKAGES } from '@naija/contracts/remote/remote';
import { federationPlugin } from './federation-plugin.ts';
import { firstChunks } from './first-chunks.ts';
import { noVersionChoice } from './no-version-choice.ts';
import { ownNames } from './own-names.ts';
import { precompress } from './precompress.ts';
import { providedBy } from './provided.ts';
import { serviceWorker } from './service-worker.ts';
import { shellDescription } from './shell-description.ts';
import { BOOTSTRAP, shellPreloads } from './shell-preloads.ts';
import { SOURCE_CONDITIONS } from './source-conditions.ts';
import { uiImports } from './ui-imports.ts';
import { readWorkspace } from './workspace.ts';

/** The federation plugin takes a page for a host only if it names a remote; the real ones come from the registry. */
const NO_REMOTE = { none: '/none.js' };

export interface ShellOptions {
  /** What browsers show of the site where it is installed; without one it cannot be. */
  manifest?: Partial<ManifestOptions>;
}

/**
 * Vite's settings for the shell. Serving for development, it needs `devRemotes` beside it.
 * @param root folder of the shell
 */
export async function shellPreset(root: string, { manifest }: ShellOptions = {}): Promise<UserConfig> {
  const provided = await providedBy(root);
  const { versions, exports } = provided;
  const { runtimeDir } = readWorkspace(root);
  return {
    root,
    resolve: { conditions: SOURCE_CONDITIONS },
    define: {
      __PROVIDES__: JSON.stringify(versions),
      __EXPORTS__: JSON.stringify(exports),
    },
    plugins: [
      react(),
      ownNames(runtimeDir),
      uiImports(),
      noVersionChoice(),
      federationPlugin({
        name: 'shell',
        filename: 'remoteEntry.js',
        remotes: NO_REMOTE,
        shared: [...SHARED_PACKAGES],
      }),
      shellPreloads(),
      serviceWorker(manifest),
      shellDescription(provided),
      precompress(),
    ],
    // Found before the first page, so that none has to be loaded twice.
    optimizeDeps: { entries: ['index.html', '../*-mfe/src/remote.tsx'] },
    build: {
      target: 'esnext',
      modulePreload: false,
      emptyOutDir: true,
      reportCompressedSize: false,
      rollupOptions: {
        output: {
          manualChunks: firstChunks({
            main: path.join(root, 'src/main.ts'),
            runtime: path.join(runtimeDir, 'src/index.ts'),
            [BOOTSTRAP]: path.join(root, 'src/bootstrap.tsx'),
          }),
        },
      },
    },
  };
}
