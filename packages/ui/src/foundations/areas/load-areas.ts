import { buildPlaceIndex } from '@naija/contracts/domain/places/place-index';
import { areasIn } from '@naija/contracts/domain/places/served-areas';
import { suggestAreas } from '@naija/contracts/domain/places/suggest-areas';
import type { PlaceTable } from '@naija/contracts/domain/places/table';
import { PLACES_PATH } from '@naija/contracts/pwa/places-file';

/** Names of areas that fit a typed text, those of a state (its slug) before equals; at most so many. */
export type SuggestAreas = (typed: string, state: string, max: number) => readonly string[];

/** Reads the table that the service worker keeps for searches as well. Rejects where it is not to be had. */
export async function loadAreas(): Promise<SuggestAreas> {
  const response = await fetch(PLACES_PATH);
  if (!response.ok) throw new Error(`${PLACES_PATH} was answered with ${String(response.status)}`);
  const areas = areasIn(buildPlaceIndex((await response.json()) as PlaceTable));
  return (typed, state, max) => suggestAreas(areas, typed, state, max);
}
