import { AREA_POSITIONS } from './positions/areas.ts';
import { SEATS } from './positions/seats.ts';
import { TOWN_POSITIONS } from './positions/towns.ts';
import { DIRECTION, readNames } from './read-names.ts';
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

const POSITION = / [\d.]+ [\d.]+$/;

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
  return Object.fromEntries(
    Object.entries(names).map(([state, places]) => [
      state,
      {
        ...places,
        cities: citiesOf(state, places),
        landmarks: LANDMARKS[state] ?? '',
        positions: positionsOf(state),
      },
    ]),
  );
}

/** The city of neighbourhoods that `CITIES` does not name, and of local government areas such as Ibadan North. */
function citiesOf(state: string, { capital, areas, lgas }: StatePlaces): string {
  const listed = (CITIES[state] ?? '').split(/;\s*/).map((entry) => entry.split(/:\s+|,\s*/));
  const parts = new Set(listed.flatMap(([, ...names]) => names));
  const others = readNames(areas).flatMap(([name = '']) => (parts.has(name) ? [] : [name]));
  const [main = ''] = capital.split(' = ');
  const directed = readNames(lgas).flatMap(([name = '']) =>
    DIRECTION.test(name) ? [[name.replace(DIRECTION, ''), name]] : [],
  );
  return [[main, ...others], ...directed, ...listed]
    .filter(({ length }) => length > 1)
    .map(([city = '', ...names]) => `${city}: ${names.join(', ')}`)
    .join('; ');
}

function positionsOf(state: string): string {
  const entries = [TOWN_POSITIONS, AREA_POSITIONS, SEATS].flatMap(
    (table) => table[state]?.split(/,\s+/) ?? [],
  );
  const at = new Map(entries.map((entry) => [entry.replace(POSITION, ''), POSITION.exec(entry)?.[0] ?? '']));
  return entries
    .map((entry) => {
      const [name = '', seat] = entry.split(' = ');
      return seat === undefined ? entry : name + (at.get(seat) ?? '');
    })
    .join(', ');
}
