import { buildPlaceIndex, type PlaceIndex } from '@naija/contracts/domain/places/place-index';
import { readPlaceMap, type PlaceMap } from '@naija/contracts/domain/places/place-map';
import type { Vocabulary } from '@naija/contracts/domain/places/preferences';
import type { PlaceTable } from '@naija/contracts/domain/places/table';
import { PLACES_PATH } from '@naija/contracts/pwa/places-file';

interface Places {
  readonly table: PlaceTable;
  readonly index: PlaceIndex;
  readonly map: PlaceMap;
}

let places: Places | undefined;

/** The places of the precached table, read when they are first needed; none where it is missing. */
export async function readPlaces(): Promise<Places> {
  if (places) return places;
  // Precached under its URL with a revision.
  const file = await caches.match(PLACES_PATH, { ignoreSearch: true });
  const { vocabulary, ...table } = file
    ? ((await file.json()) as PlaceTable & { readonly vocabulary: Vocabulary })
    : { vocabulary: {} };
  const read = { table, index: buildPlaceIndex(table, vocabulary), map: readPlaceMap(table) };
  if (file) places = read;
  return read;
}
