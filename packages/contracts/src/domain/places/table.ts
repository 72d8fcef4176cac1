import { NORTH_CENTRAL } from './table/north-central.ts';
import { NORTH_EAST } from './table/north-east.ts';
import { NORTH_WEST } from './table/north-west.ts';
import { SOUTH_EAST } from './table/south-east.ts';
import { SOUTH_SOUTH } from './table/south-south.ts';
import { SOUTH_WEST } from './table/south-west.ts';
import type { StatePlaces } from './table/state-places.ts';

/** Places by the slug of their state. */
export type PlaceTable = Readonly<Record<string, StatePlaces>>;

export const STATE_PLACES: PlaceTable = {
  ...NORTH_CENTRAL,
  ...NORTH_EAST,
  ...NORTH_WEST,
  ...SOUTH_EAST,
  ...SOUTH_SOUTH,
  ...SOUTH_WEST,
};
