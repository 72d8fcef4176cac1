import { describe, expect, it } from 'vitest';
import { STATES } from '../states.ts';
import { findPlace } from './find-place.ts';
import { placeIndex } from './place-index.ts';
import { NAMES_OF_PEOPLE, PREFERRED_STATES } from './preferences.ts';
import { readNames } from './read-names.ts';
import { STATE_PLACES } from './table.ts';

/** Local government areas of each state, by the Constitution of 1999, with Bayelsa's eight and Abuja's six area councils. */
const LGAS = {
  abia: 17,
  abuja: 6,
  adamawa: 21,
  'akwa-ibom': 31,
  anambra: 21,
  bauchi: 20,
  bayelsa: 8,
  benue: 23,
  borno: 27,
  'cross-river': 18,
  delta: 25,
  ebonyi: 13,
  edo: 18,
  ekiti: 16,
  enugu: 17,
  gombe: 11,
  imo: 27,
  jigawa: 27,
  kaduna: 23,
  kano: 44,
  katsina: 34,
  kebbi: 21,
  kogi: 21,
  kwara: 16,
  lagos: 20,
  nasarawa: 13,
  niger: 25,
  ogun: 20,
  ondo: 18,
  osun: 30,
  oyo: 33,
  plateau: 17,
  rivers: 23,
  sokoto: 23,
  taraba: 16,
  yobe: 17,
  zamfara: 14,
};

const lgasOf = (slug: string) => readNames(STATE_PLACES[slug]?.lgas ?? '').map(([name]) => name);

describe('the table of places', () => {
  it('has each state once', () => {
    expect(Object.keys(STATE_PLACES).sort()).toEqual(STATES.map(({ slug }) => slug).sort());
  });

  it('has all 774 local government areas', () => {
    const counts = Object.fromEntries(STATES.map(({ slug }) => [slug, new Set(lgasOf(slug)).size]));
    expect(counts).toEqual(LGAS);
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(774);
  });

  it('has no empty or doubled name within a list', () => {
    for (const { capital, areas, towns, lgas } of Object.values(STATE_PLACES))
      for (const list of [capital, areas, towns, lgas]) {
        const names = readNames(list).map(([name = '']) => name);
        expect(names.filter((name, at) => name.trim() === '' || names.indexOf(name) < at)).toEqual([]);
      }
  });

  it('has no name of a single letter', () => {
    expect([...placeIndex().keys()].filter((name) => name.length < 2)).toEqual([]);
  });

  it('has every capital within the borders of Nigeria', () => {
    for (const { at } of Object.values(STATE_PLACES)) {
      expect(at[0]).toSatisfy((latitude: number) => latitude > 4.2 && latitude < 13.9);
      expect(at[1]).toSatisfy((longitude: number) => longitude > 2.6 && longitude < 14.7);
    }
  });
});

describe('a landmark', () => {
  const landmarks = Object.entries(STATE_PLACES).flatMap(([state, { landmarks = '' }]) =>
    landmarks
      .split(/;\s*/)
      .filter((entry) => entry !== '')
      .flatMap((entry) => {
        const [place = '', names = ''] = entry.split(': ');
        return readNames(names).map(([name = '']) => ({ state, place, name }));
      }),
  );

  it('is found, in the place where it stands', () => {
    const astray = landmarks.filter(({ state, place, name }) => {
      const found = findPlace(name, state)?.place;
      return found?.name !== place || found.state !== state;
    });
    expect(astray).toEqual([]);
  });

  it('is one of as many as were counted when the table was made', () => {
    expect(landmarks.length).toBe(475);
  });
});

describe('a name that several states have', () => {
  it('leads to one of them by its kind or by a preference', () => {
    const undecided = [...placeIndex()].filter(
      ([name, [one, other]]) => other && one?.kind === other.kind && PREFERRED_STATES[name] === undefined,
    );
    expect(undecided.map(([name]) => name)).toEqual([]);
  });

  it('has no preference without need', () => {
    const needless = Object.entries(PREFERRED_STATES).filter(([name, state]) => {
      const places = placeIndex().get(name) ?? [];
      return places.length < 2 || places[0]?.state !== state;
    });
    expect(needless).toEqual([]);
  });
});

it('names of people in the table are names of places', () => {
  expect([...NAMES_OF_PEOPLE].filter((name) => !placeIndex().has(name))).toEqual([]);
});
