import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { EXPOSED_MODULE, SHARED_PACKAGES } from '@naija/contracts/remote/remote';
import { commonChunk } from './common-chunk.ts';
import { devCalls } from './dev-calls.ts';
import { federationPlugin } from './federation-plugin.ts';
import { noVersionChoice } from './no-version-choice.ts';
import { ownNames } from './own-names.ts';
import { precompress } from './precompress.ts';
import { release } from './release.ts';
import { runtimeExports } from './runtime-exports.ts';
import { sharedImports } from './shared-imports.ts';
import { SOURCE_CONDITIONS } from './source-conditions.ts';
import { uiImports } from './ui-imports.ts';
import { usesCheck } from './uses-check.ts';
import { readWorkspace, requiredRanges } from './workspace.ts';

/** Where a remote that runs alone finds the calls. */
const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://localhost:3000';
const ENTRY = 'remoteEntry.js';
/** Stands in for packages that only the shell brings: the plugin insists on a file to resolve. */
const ABSENT = fileURLToPath(new URL('../../absent.js', import.meta.url));

/**
 * Vite's settings for a remote. The build can be moved to any folder or origin.
 * One build a process: the federation plugin keeps state of its own.
 * @param root folder of the remote, with its package.json and src/remote.tsx
 */
export async function remotePreset(root: string): Promise<UserConfig> {
  const workspace = readWorkspace(root);
  const { name, version, runtimeDir } = workspace;
  const imports = sharedImports();
  const exported = await runtimeExports(path.join(runtimeDir, 'src/index.ts'));
  return {
    root,
    base: '',
    resolve: { conditions: SOURCE_CONDITIONS },
    plugins: [
      react(),
      ownNames(runtimeDir),
      uiImports(),
      imports.plugin,
      usesCheck(imports, exported),
      noVersionChoice(),
      federationPlugin({
        name,
        filename: ENTRY,
        exposes: { [EXPOSED_MODULE]: { import: './src/remote.tsx', dontAppendStylesToHead: true } },
        shared: Object.fromEntries(
          SHARED_PACKAGES.map((key) => [key, { import: false, generate: false, packagePath: ABSENT }]),
        ),
      }),
      release({ name, version, entry: ENTRY, requires: requiredRanges(workspace), shared: imports }),
      precompress(),
      devCalls(API_ORIGIN),
    ],
    optimizeDeps: { entries: ['index.html'] },
    build: {
      assetsDir: '',
      target: 'esnext',
      modulePreload: false,
      emptyOutDir: true,
      outDir: 'dist/release',
      reportCompressedSize: false,
      // The plugin adds what it exposes; the stand-alone page is no part of a release.
      rollupOptions: {
        input: ABSENT,
        output: { manualChunks: commonChunk(path.join(root, 'src/pages.ts')) },
      },
    },
  };
}
