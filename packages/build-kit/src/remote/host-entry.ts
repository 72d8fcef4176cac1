import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { installedFolder } from '../lib/installed.ts';
import { SERVER_SOURCE_CONDITIONS } from '../lib/source-conditions.ts';

const OUT = 'dist/host';
const ENTRY = 'entry.mjs';
/** File that npm writes whenever the installed packages change. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Builds a module that renders pages of a remote without a shell, with the installed runtime.
 * @param root folder of the remote
 * @returns absolute path of the module
 */
export async function buildHostEntry(root: string): Promise<string> {
  const entry = path.join(root, OUT, ENTRY);
  if (isNewer(entry, path.join(root, INSTALLED))) return entry;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: SERVER_SOURCE_CONDITIONS },
    ssr: { noExternal: true, resolve: { conditions: SERVER_SOURCE_CONDITIONS } },
    define: { 'process.env.NODE_ENV': '"production"' },
    esbuild: { jsx: 'automatic' },
    build: {
      ssr: path.join(installedFolder('@naija/build-kit', root), 'src/host/server.tsx'),
      outDir: OUT,
      emptyOutDir: true,
      target: 'node20',
      reportCompressedSize: false,
      rollupOptions: { output: { entryFileNames: ENTRY, chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  return entry;
}

function isNewer(file: string, other: string): boolean {
  if (!existsSync(file) || !existsSync(other)) return false;
  return statSync(file).mtimeMs > statSync(other).mtimeMs;
}
