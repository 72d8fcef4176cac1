import { formatPlace } from '../../states.ts';
import { AREA_POSITIONS } from './areas.ts';
import { distanceKm } from './distance.ts';
import { TOWN_POSITIONS } from './towns.ts';

/** A place whose position is known; degrees of WGS 84. */
export interface PositionedPlace {
  /** 'Yaba, Lagos', or only a state, which has the position of its capital. */
  readonly name: string;
  /** Slug. */
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Bounding box of Nigeria, slightly enlarged. */
const BOUNDS = { south: 4.2, north: 13.9, west: 2.66, east: 14.7 };
/** Towns in the north are 60 km apart; a position much farther than half of that from all of them is abroad. */
const MAX_KM = 40;

let places: readonly PositionedPlace[] | undefined;

export function positionedPlaces(): readonly PositionedPlace[] {
  places ??= [TOWN_POSITIONS, AREA_POSITIONS].flatMap((table) =>
    Object.entries(table).flatMap(([state, list]) => list.split(/,\s+/).map((entry) => read(entry, state))),
  );
  return places;
}

/**
 * The place nearest to a position in degrees, as the crow flies; undefined outside of Nigeria. A rectangle and a distance
 * stand for the border: a few kilometres beyond it may count as Nigeria.
 */
export function nearestArea(latitude: number, longitude: number): PositionedPlace | undefined {
  const { south, north, west, east } = BOUNDS;
  if (!(latitude > south && latitude < north && longitude > west && longitude < east)) return undefined;
  let nearest: PositionedPlace | undefined;
  let nearestKm = MAX_KM;
  for (const place of positionedPlaces()) {
    const km = distanceKm([place.latitude, place.longitude], [latitude, longitude]);
    if (km >= nearestKm) continue;
    nearest = place;
    nearestKm = km;
  }
  return nearest;
}

function read(entry: string, state: string): PositionedPlace {
  const words = entry.split(' ');
  const [latitude = NaN, longitude = NaN] = words.slice(-2).map(Number);
  return { name: formatPlace(words.slice(0, -2).join(' '), state), state, latitude, longitude };
}
