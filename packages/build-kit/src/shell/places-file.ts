import type { Plugin } from 'vite';
import { VOCABULARY } from '@naija/contracts/domain/places/preferences';
import { STATE_PLACES } from '@naija/contracts/domain/places/table';
import { PLACES_PATH } from '@naija/contracts/pwa/places-file';

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
