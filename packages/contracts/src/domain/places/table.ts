import { AREA_POSITIONS } from './positions/areas.ts';
import { SEATS } from './positions/seats.ts';
import { TOWN_POSITIONS } from './positions/towns.ts';
import { CITIES } from './table/cities.ts';
import { LANDMARKS } from './table/landmarks.ts';
import { NORTH_CENTRAL } from './table/north-central.ts';
import { NORTH_EAST } from './table/north-east.ts';
import { NORTH_WEST } from './table/north-west.ts';
import { SOUTH_EAST } from './table/south-east.ts';
import { SOUTH_SOUTH } from './table/south-south.ts';
import { SOUTH_WEST } from './table/south-west.ts';
import type { StatePlaces } from './table/state-places.ts';

/** Places by the slug of their state. */
export type PlaceTable = Readonly<Record<string, StatePlaces>>;

const NAMES: PlaceTable = {
  ...NORTH_CENTRAL,
  ...NORTH_EAST,
  ...NORTH_WEST,
  ...SOUTH_EAST,
  ...SOUTH_SOUTH,
  ...SOUTH_WEST,
};

export const STATE_PLACES: PlaceTable = /* @__PURE__ */ withMaps(NAMES);

/** Adds to the names of each state which places are parts of others, what stands in them and where they lie. */
function withMaps(names: PlaceTable): PlaceTable {
  const of = (state: string, ...tables: Readonly<Record<string, string>>[]) =>
    tables.flatMap((table) => table[state] ?? []).join(', ');
  return Object.fromEntries(
    Object.entries(names).map(([state, places]) => [
      state,
      {
        ...places,
        cities: of(state, CITIES),
        landmarks: of(state, LANDMARKS),
        positions: of(state, TOWN_POSITIONS, AREA_POSITIONS, SEATS),
      },
    ]),
  );
}
