import { distanceKm } from './positions/distance.ts';
import { STATE_PLACES, type PlaceTable } from './table.ts';

/** Slugs of the other states, that with the nearest capital first; all of them for an unknown slug. */
export function nearestStates(slug: string): string[] {
  return nearestStatesIn(STATE_PLACES, slug);
}

export function nearestStatesIn(table: PlaceTable, slug: string): string[] {
  const here = table[slug]?.at;
  const others = Object.keys(table).filter((other) => other !== slug);
  if (!here) return others;
  const distance = (other: string) => distanceKm(here, table[other]?.at ?? here);
  return others.sort((one, other) => distance(one) - distance(other));
}
