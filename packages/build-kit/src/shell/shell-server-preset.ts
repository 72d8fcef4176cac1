import path from 'node:path';
import type { UserConfig } from 'vite';
import { licences } from '../lib/licences.ts';
import { SERVER_SOURCE_CONDITIONS } from '../lib/source-conditions.ts';
import { sourcePlugins } from '../lib/source-plugins.ts';
import { readWorkspace } from '../lib/workspace.ts';
import { bootScript } from './boot-script.ts';
import { providedDefinitions, providedBy } from './shell-exports.ts';

/** Vite's settings for the shell as the server runs it: `entry.mjs`, what it imports, and the script of every page. */
export async function shellServerPreset(root: string): Promise<UserConfig> {
  return {
    root,
    publicDir: false,
    resolve: { conditions: SERVER_SOURCE_CONDITIONS },
    // All packages are bundled, because a renderer can read only this folder.
    ssr: { noExternal: true, resolve: { conditions: SERVER_SOURCE_CONDITIONS } },
    define: { 'process.env.NODE_ENV': '"production"', ...providedDefinitions(await providedBy(root)) },
    plugins: [
      ...sourcePlugins(readWorkspace(root).runtimeDir),
      licences(),
      bootScript(path.join(root, 'src/boot/boot.ts')),
    ],
    build: {
      ssr: path.join(root, 'src/server/entry.tsx'),
      outDir: 'dist-server',
      target: 'node20',
      minify: 'esbuild',
      emptyOutDir: true,
      reportCompressedSize: false,
      rollupOptions: {
        output: { format: 'es', entryFileNames: 'entry.mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  };
}
