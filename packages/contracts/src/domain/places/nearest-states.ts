import { STATE_PLACES } from './table.ts';

const DEGREE = Math.PI / 180;

/** Slugs of the other states, that with the nearest capital first; all of them for an unknown slug. */
export function nearestStates(slug: string): string[] {
  const here = STATE_PLACES[slug]?.at;
  const others = Object.keys(STATE_PLACES).filter((other) => other !== slug);
  if (!here) return others;
  const distance = (other: string) => squaredDistance(here, STATE_PLACES[other]?.at ?? here);
  return others.sort((one, other) => distance(one) - distance(other));
}

/** In squared degrees of latitude; the country is small enough for a flat map. */
function squaredDistance(
  [lat, lon]: readonly [number, number],
  [toLat, toLon]: readonly [number, number],
): number {
  return (toLat - lat) ** 2 + ((toLon - lon) * Math.cos(((lat + toLat) / 2) * DEGREE)) ** 2;
}
