import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { SERVER_SOURCE_CONDITIONS } from '../lib/source-conditions.ts';

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
