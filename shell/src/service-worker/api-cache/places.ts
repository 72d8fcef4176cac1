import { buildPlaceIndex, type PlaceIndex } from '@naija/contracts/domain/places/place-index';
import type { PlaceTable } from '@naija/contracts/domain/places/table';
import { PLACES_PATH } from '@naija/contracts/pwa/places-file';

interface Places {
  readonly table: PlaceTable;
  readonly index: PlaceIndex;
}

let places: Places | undefined;

/** The places of the precached table, read when they are first needed; none where it is missing. */
export async function readPlaces(): Promise<Places> {
  if (places) return places;
  // Precached under its URL with a revision.
  const file = await caches.match(PLACES_PATH, { ignoreSearch: true });
  const table = file ? ((await file.json()) as PlaceTable) : {};
  const read = { table, index: buildPlaceIndex(table) };
  if (file) places = read;
  return read;
}
