import { STATE_PLACES, type PlaceTable } from './table.ts';

const DEGREE = Math.PI / 180;

/** Slugs of the other states, that with the nearest capital first; all of them for an unknown slug. */
export function nearestStates(slug: string): string[] {
  return nearestStatesIn(STATE_PLACES, slug);
}

export function nearestStatesIn(table: PlaceTable, slug: string): string[] {
  const here = table[slug]?.at;
  const others = Object.keys(table).filter((other) => other !== slug);
  if (!here) return others;
  const distance = (other: string) => squaredDistance(here, table[other]?.at ?? here);
  return others.sort((one, other) => distance(one) - distance(other));
}

/** In squared degrees of latitude; the country is small enough for a flat map. */
function squaredDistance(
  [lat, lon]: readonly [number, number],
  [toLat, toLon]: readonly [number, number],
): number {
  return (toLat - lat) ** 2 + ((toLon - lon) * Math.cos(((lat + toLat) / 2) * DEGREE)) ** 2;
}
