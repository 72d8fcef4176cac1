import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { SERVER_SOURCE_CONDITIONS } from '../lib/source-conditions.ts';
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Modules that pages consist of. */
export const SOURCE = /(?<!\.(?:test|stories|fixture|d))\.tsx?$/;

/** All of a folder, relative to it with slashes, in order. */
export function sourceModules(root: string): string[] {
  return readdirSync(path.join(root, 'src'), { recursive: true })
    .map((file) => path.posix.join('src', String(file).split(path.sep).join('/')))
    .filter((file) => SOURCE.test(file))
    .sort();
}

/**
 * Transforms sources for Node, whatever their own settings of Vite are: close it after use.
 * @param noExternal packages that are taken from their sources, too
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
    // Types are removed, whatever a tsconfig.json says.
    esbuild: { tsconfigRaw: '{}' },
    ssr: { noExternal, resolve: { conditions: SERVER_SOURCE_CONDITIONS } },
    plugins: [plugin],
  });
}
