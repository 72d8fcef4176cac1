import type { Plugin } from 'vite';
import { STATE_PLACES } from '@naija/contracts/domain/places/table';
import { PLACES_PATH } from '@naija/contracts/pwa/places-file';

/** Writes the table of places, so that the service worker need not hold it while it does not search. */
export function placesFile(): Plugin {
  return {
    name: 'naija:places-file',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify(STATE_PLACES);
      this.emitFile({ type: 'asset', fileName: PLACES_PATH.slice(1), source });
    },
  };
}
