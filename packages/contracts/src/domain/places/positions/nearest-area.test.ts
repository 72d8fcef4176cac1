import { describe, expect, it } from 'vitest';
import { STATES, stateName } from '../../states.ts';
import { findArea } from '../served-areas.ts';
import { nearestArea, positionedPlaces } from './nearest-area.ts';

/** South, north, west and east of each state, roughly: of all places in it that GeoNames has, and 15 km more. */
const BOUNDS: Record<string, [number, number, number, number]> = {
  abia: [4.7, 6.2, 7.1, 8.1],
  abuja: [8.3, 9.5, 6.7, 7.7],
  adamawa: [7.9, 11.1, 11.6, 13.8],
  'akwa-ibom': [4.3, 5.6, 7.3, 8.5],
  anambra: [5.7, 6.7, 6.5, 7.4],
  bauchi: [9.4, 12.5, 8.9, 10.9],
  bayelsa: [4.1, 5.4, 5.6, 6.6],
  benue: [6.6, 8.1, 7.5, 10.2],
  borno: [10, 13.9, 11.4, 14.7],
  'cross-river': [4.6, 7, 7.8, 9.4],
  delta: [5, 6.6, 5.3, 6.9],
  ebonyi: [5.6, 6.8, 7.3, 8.4],
  edo: [6.1, 7.5, 5, 6.9],
  ekiti: [7.2, 8.2, 4.7, 5.9],
  enugu: [5.7, 7.3, 6.8, 8],
  gombe: [9.4, 11.3, 10.5, 11.9],
  imo: [5.1, 6.1, 6.6, 7.6],
  jigawa: [11.1, 13, 8.1, 10.6],
  kaduna: [9, 11.6, 6.3, 8.9],
  kano: [10.5, 12.7, 7.6, 9.3],
  katsina: [11, 13.5, 6.8, 8.9],
  kebbi: [10, 13.1, 3.5, 6.1],
  kogi: [6.6, 8.5, 5.3, 7.8],
  kwara: [7.9, 10, 3, 6],
  lagos: [6.2, 6.8, 2.7, 4.3],
  nasarawa: [7.9, 9.2, 6.9, 9.3],
  niger: [8.4, 11.4, 3.6, 7.5],
  ogun: [6.3, 7.6, 2.5, 4.6],
  ondo: [6.1, 8, 4.6, 6.1],
  osun: [7, 8.3, 4, 5.1],
  oyo: [7, 9.3, 2.9, 4.6],
  plateau: [8.5, 10.2, 8.5, 10.2],
  rivers: [4.3, 5.5, 6.3, 7.7],
  sokoto: [11.9, 14, 4.4, 6.6],
  taraba: [6.5, 9.5, 9.4, 11.9],
  yobe: [10.7, 13.4, 9.8, 12.5],
  zamfara: [11.1, 13.3, 4.9, 7.1],
};

const places = positionedPlaces();

describe('positions', () => {
  it('are those of areas of the table of places, or of a state, each once', () => {
    const unknown = places.filter(
      ({ name, state }) => findArea(name)?.name !== name && name !== stateName(state),
    );
    expect(unknown).toEqual([]);
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });

  it('are there for every state', () => {
    expect(new Set(places.map(({ state }) => state)).size).toBe(STATES.length);
  });

  it('lie within Nigeria, and roughly within their state', () => {
    const astray = places.filter(({ state, latitude, longitude }) => {
      const [south, north, west, east] = BOUNDS[state] ?? [0, 0, 0, 0];
      const isIn = latitude > south && latitude < north && longitude > west && longitude < east;
      return !isIn || nearestArea(latitude, longitude) === undefined;
    });
    expect(astray).toEqual([]);
  });
});

describe('the nearest area', () => {
  // Positions of well-known places.
  it.each([
    ['the University of Lagos', 6.5158, 3.3895, 'Akoka, Lagos'],
    ['Murtala Muhammed Airport', 6.5774, 3.3215, 'Mafoluku, Lagos'],
    ['Wuse Market', 9.0667, 7.4667, 'Wuse, Abuja'],
    ['Kano Emir’s Palace', 11.992, 8.52, 'Kofar Mata, Kano'],
    ['the University of Nigeria', 6.8645, 7.4083, 'Nsukka, Enugu'],
    ['Obudu town hall', 6.668, 9.165, 'Obudu, Cross River'],
  ])('of %s is known', (_where, latitude, longitude, name) => {
    expect(nearestArea(latitude, longitude)?.name).toBe(name);
  });

  it('is a state alone where its capital stands for it', () => {
    expect(nearestArea(13.06, 5.24)).toMatchObject({ name: 'Sokoto', state: 'sokoto' });
  });

  it.each([
    ['London', 51.5, -0.12],
    ['Cotonou', 6.37, 2.43],
    ['Douala', 4.05, 9.7],
    ['Niamey', 13.51, 2.11],
    ['N’Djamena', 12.11, 15.04],
    ['Maradi', 13.5, 7.1],
    ['Garoua', 9.3, 13.4],
    ['the Gulf of Guinea', 4.3, 3.5],
    ['nowhere', NaN, NaN],
  ])('is none in %s', (_where, latitude, longitude) => {
    expect(nearestArea(latitude, longitude)).toBeUndefined();
  });
});
