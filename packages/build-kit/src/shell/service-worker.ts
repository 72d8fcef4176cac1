import type { PluginOption, Plugin } from 'vite';
import { PLACES_PATH } from '@naija/contracts/pwa/places-file';
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';
import { VOCABULARY } from '@naija/contracts/domain/places/preferences';
import { STATE_PLACES } from '@naija/contracts/domain/places/table';
import { WORKER_LICENCES_FILE } from '@naija/contracts/remote/release';
import { minify } from '../lib/minify.ts';
import { installedFolder } from '../lib/installed.ts';
import { licences } from '../lib/licences.ts';
import { supportedBrowsers } from '../lib/supported-browsers.ts';

/**
 * Precached files: the page, all scripts of the shell, its font, and the table of places. Browsers store the icon
 * themselves.
 */
const PRECACHED = ['index.html', 'assets/**/*.{js,woff2}', PLACES_PATH.slice(1)];
/** The shell's entry as a remote, which nothing loads, and the overlay for developers. */
const NOT_PRECACHED = ['**/remoteEntry.js', '**/RemotesOverlay-*.js'];

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
    // Browsers fetch screenshots during an installation.
    includeManifestIcons: false,
    injectManifest: {
      buildPlugins: { vite: [...minify(), licences([], WORKER_LICENCES_FILE), supportedBrowsers()] },
      // A single script, because a worker cannot import parts of itself later.
      rollupFormat: 'iife',
      globPatterns: PRECACHED,
      globIgnores: NOT_PRECACHED,
      dontCacheBustURLsMatching: /^assets\//,
    },
  });
}

/** Writes the table of places as a file, so that pages and the service worker load it only for a search or a choice. */
export function placesFile(): Plugin {
  // A licence beside it covers the positions.
  const originalFileName =
    installedFolder('@naija/contracts', import.meta.dirname) + '/src/domain/places/positions/towns.ts';
  const source = JSON.stringify({ ...STATE_PLACES, vocabulary: VOCABULARY });
  return {
    name: 'naija:places-file',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: PLACES_PATH.slice(1), originalFileName, source });
    },
    configureServer(server) {
      server.middlewares.use(PLACES_PATH, (_request, response) => {
        response.setHeader('content-type', 'application/json').end(source);
      });
    },
  };
}
