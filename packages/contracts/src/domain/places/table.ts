import { NORTH_CENTRAL } from './table/north-central.ts';
import { NORTH_EAST } from './table/north-east.ts';
import { NORTH_WEST } from './table/north-west.ts';
import { SOUTH_EAST } from './table/south-east.ts';
import { SOUTH_SOUTH } from './table/south-south.ts';
import { SOUTH_WEST } from './table/south-west.ts';
import type { StatePlaces } from './table/state-places.ts';

/** Places by the slug of their state. */
export const STATE_PLACES: Readonly<Record<string, StatePlaces>> = {
  ...NORTH_CENTRAL,
  ...NORTH_EAST,
  ...NORTH_WEST,
  ...SOUTH_EAST,
  ...SOUTH_SOUTH,
  ...SOUTH_WEST,
};

/** The names of a list of the table, each place's own name first. */
export function readNames(list: string): string[][] {
  return list.split(/,\s*/).map((place) => place.split(' = '));
}
