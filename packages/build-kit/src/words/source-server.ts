import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { SERVER_SOURCE_CONDITIONS } from '../lib/source-conditions.ts';

/** Names of modules that pages consist of. */
export const SOURCE = /(?<!\.(?:test|stories|fixture|d))\.tsx?$/;

/** All source modules of a folder, relative to it with slashes, sorted. */
export function sourceModules(root: string): string[] {
  return readdirSync(path.join(root, 'src'), { recursive: true })
    .map((file) => path.posix.join('src', String(file).split(path.sep).join('/')))
    .filter((file) => SOURCE.test(file))
    .sort();
}

/**
 * Starts a server that transforms sources for Node, independent of their own Vite settings. The caller closes it.
 * @param noExternal packages that are loaded from their sources as well
 */
export function sourceServer(
  root: string,
  noExternal: true | RegExp[],
  plugin: Plugin,
): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // Types are removed, independent of any tsconfig.json.
    esbuild: { tsconfigRaw: '{}' },
    ssr: { noExternal, resolve: { conditions: SERVER_SOURCE_CONDITIONS } },
    plugins: [plugin],
  });
}
