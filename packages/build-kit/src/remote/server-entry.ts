import path from 'node:path';
import { build, type Rollup } from 'vite';
import { SERVER_ENTRY_FILE, SERVER_SHARED } from '@naija/contracts/remote/rendered-page';
import { SERVER_SOURCE_CONDITIONS } from '../lib/source-conditions.ts';
import { sourcePlugins } from '../lib/source-plugins.ts';
import { joinChunks } from './join-chunks.ts';

/** Known when a release is served: the URL of its folder. */
const RELEASE_BASE = 'releaseBase';

/**
 * Builds a remote for the server as the body of a function of `require`, `exports`, `module` and `releaseBase`. What the
 * shell shares is required; all else is inside, so that one hash covers whatever runs.
 * @param root folder of the remote
 */
export async function buildServerEntry(root: string, runtimeDir: string): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: SERVER_SOURCE_CONDITIONS },
    ssr: {
      noExternal: true,
      external: [...SERVER_SHARED],
      resolve: { conditions: SERVER_SOURCE_CONDITIONS },
    },
    // Without `global`, lodash would evaluate a string to find the global object, which a renderer forbids.
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    plugins: sourcePlugins(runtimeDir),
    experimental: {
      renderBuiltUrl: (file) => ({ runtime: `${RELEASE_BASE}+${JSON.stringify(file)}` }),
    },
    build: {
      ssr: path.join(root, 'src/remote.tsx'),
      write: false,
      // As in the build for browsers, so that assets have the same names.
      assetsDir: '',
      target: 'node20',
      // Stack traces name functions; no browser loads the file.
      minify: false,
      reportCompressedSize: false,
      rollupOptions: {
        external: [...SERVER_SHARED],
        output: {
          format: 'cjs',
          exports: 'named',
          entryFileNames: SERVER_ENTRY_FILE,
          chunkFileNames: '[name]-[hash].js',
        },
      },
    },
  })) as Rollup.RollupOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  checkImports(chunks);
  return joinChunks(chunks);
}

function checkImports(chunks: readonly Rollup.OutputChunk[]): void {
  const known = new Set([...SERVER_SHARED, ...chunks.map(({ fileName }) => fileName)]);
  const unknown = chunks.flatMap(({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].filter((name) => !known.has(name)),
  );
  if (unknown.length > 0)
    throw new Error(`The server has no ${[...new Set(unknown)].join(', ')} for pages that it renders`);
}
