import type { PluginOption, Plugin } from 'vite';
import { PLACES_PATH } from '@naija/contracts/pwa/places-file';
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';
import { minify } from '../lib/minify.ts';
import { supportedBrowsers } from '../lib/supported-browsers.ts';
import { VOCABULARY } from '@naija/contracts/domain/places/preferences';
import { STATE_PLACES } from '@naija/contracts/domain/places/table';

/** Precached: the page, all scripts of the shell, its font, and the table of places; browsers keep the icon themselves. */
const PRECACHED = ['index.html', 'assets/**/*.{js,woff2}', PLACES_PATH.slice(1)];
/** Entry of the shell as a remote, which nothing loads. */
const NEVER_ASKED_FOR = ['**/remoteEntry.js'];

/**
 * Builds `src/service-worker/sw.ts` into `/sw.js` after everything else, and writes the manifest. The page registers
 * the worker itself.
 */
export function serviceWorker(manifest: Partial<ManifestOptions> | undefined): PluginOption {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'sw.ts',
    injectRegister: null,
    manifest: manifest ?? false,
    // Browsers fetch screenshots when somebody installs.
    includeManifestIcons: false,
    injectManifest: {
      buildPlugins: { vite: [...minify(), supportedBrowsers()] },
      // One script: a worker cannot import more of itself later.
      rollupFormat: 'iife',
      globPatterns: PRECACHED,
      globIgnores: NEVER_ASKED_FOR,
      dontCacheBustURLsMatching: /^assets\//,
    },
  });
}

/** The table of places as a file: neither the service worker nor a page holds it while nobody searches or chooses. */
export function placesFile(): Plugin {
  const source = JSON.stringify({ ...STATE_PLACES, vocabulary: VOCABULARY });
  return {
    name: 'naija:places-file',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: PLACES_PATH.slice(1), source });
    },
    configureServer(server) {
      server.middlewares.use(PLACES_PATH, (_request, response) => {
        response.setHeader('content-type', 'application/json').end(source);
      });
    },
  };
}
