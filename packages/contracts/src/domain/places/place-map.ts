import type { AgentSummary } from '../../http/agents.ts';
import { formatPlace } from '../states.ts';
import { distanceKm, type Position } from './positions/distance.ts';
import type { PlaceTable } from './table.ts';

interface Spot {
  readonly state: string;
  readonly at?: Position;
  /** The city that it is a part of. */
  readonly city?: string;
}

/** Positions of areas and their containing places, by their names in records: 'Yaba, Lagos'. */
export type PlaceMap = ReadonlyMap<string, Spot>;

/** Chains of parts are shorter: Lekki Phase 1 is in Lekki, and that in Eti-Osa. */
const MAX_STEPS = 4;

export function readPlaceMap(table: PlaceTable): PlaceMap {
  const map = new Map<string, Spot>();
  for (const [state, { cities = '', positions = '' }] of Object.entries(table)) {
    const nameOf = (place: string) => formatPlace(place, state);
    const add = (place: string, spot: Partial<Spot>) =>
      map.set(nameOf(place), { state, ...map.get(nameOf(place)), ...spot });
    for (const entry of cities.split('; ')) {
      const [city = '', parts] = entry.split(': ');
      for (const part of parts?.split(', ') ?? []) add(part, { city: nameOf(city) });
    }
    for (const entry of positions.split(', ')) {
      const words = entry.split(' ');
      const [latitude = 0, longitude = 0] = words.splice(-2).map(Number);
      add(words.join(' '), { at: [latitude, longitude] });
    }
  }
  return map;
}

/** Position of a place or, if unknown, of its city. */
export function positionOf(map: PlaceMap, name: string, steps = MAX_STEPS): Position | undefined {
  const { at, city } = map.get(name) ?? {};
  return at ?? (city !== undefined && steps > 0 ? positionOf(map, city, steps - 1) : undefined);
}

/** True if a place is the other one, or a part of it. */
export function isPartOf(map: PlaceMap, name: string, whole: string, steps = MAX_STEPS): boolean {
  if (name === whole) return true;
  const city = map.get(name)?.city;
  return city !== undefined && steps > 0 && isPartOf(map, city, whole, steps - 1);
}

/** Whole kilometres from a place to the others of the map; 0 for itself and its parts, and for no other. */
export function kmFrom(map: PlaceMap, name: string): ReadonlyMap<string, number> {
  const here = positionOf(map, name);
  const found = [...map.keys()].flatMap((other): [string, number][] => {
    if (isPartOf(map, other, name)) return [[other, 0]];
    const there = positionOf(map, other);
    return here && there ? [[other, Math.max(1, Math.round(distanceKm(here, there)))]] : [];
  });
  return new Map(found);
}

/** Areas in a place and around it. */
export interface Vicinity {
  /** Kilometres by area, from `kmFrom`. */
  readonly km: ReadonlyMap<string, number>;
  /** Areas whose agents serve the place: itself, its parts, and the city that contains it. */
  readonly served: ReadonlySet<string>;
}

export function vicinityOf(map: PlaceMap, name: string): Vicinity {
  const served = [...map.keys()].filter((other) => isPartOf(map, other, name) || isPartOf(map, name, other));
  return { km: kmFrom(map, name), served: new Set(served) };
}

/**
 * Distance of an agent outside the place, and a note if the agent serves it all the same.
 * @param located areas that the address names, the smallest first
 */
export function wayTo(
  { km, served }: Vicinity,
  located: readonly string[],
  areas: readonly string[],
): Pick<AgentSummary, 'km' | 'serves'> {
  if (located.some((area) => km.get(area) === 0)) return {};
  const distance = km.get(located[0] ?? '');
  const serves = areas.find((area) => served.has(area))?.split(',')[0];
  return { ...(distance && { km: distance }), ...(serves && { serves }) };
}
