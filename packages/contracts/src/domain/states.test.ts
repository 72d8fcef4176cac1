import { describe, expect, test } from 'vitest';
import { findState, formatPlace, PINNED_STATES, STATES, stateName, TRENDING_STATE } from './states.ts';

describe('the states a visitor can choose from', () => {
  test('are the 36 states and Abuja, each once', () => {
    expect(new Set(STATES.map(({ slug }) => slug)).size).toBe(37);
    expect(findState('abuja')?.name).toBe('Abuja');
  });

  test('stand in alphabetical order', () => {
    const names = STATES.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
  });

  test('have addresses in lower case with hyphens', () => {
    expect(STATES.filter(({ slug }) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
    expect(STATES.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['akwa-ibom', 'cross-river']));
  });

  test('hold the trending one and those with a link of their own', () => {
    expect([TRENDING_STATE, ...PINNED_STATES].map((slug) => findState(slug)?.slug)).toEqual([
      'lagos',
      'abuja',
      'lagos',
    ]);
  });
});

test.each(['akwa-ibom', 'Akwa Ibom', 'AKWA IBOM', '  akwa ibom '])('%j finds Akwa Ibom', (text) => {
  expect(findState(text)).toEqual({ name: 'Akwa Ibom', slug: 'akwa-ibom' });
});

test.each(['', 'lag', 'lagos state', 'London'])('%j finds no state', (text) => {
  expect(findState(text)).toBeUndefined();
});

test('a slug is shown as the name of its state, an unknown one as it is', () => {
  expect([stateName('cross-river'), stateName('atlantis')]).toEqual(['Cross River', 'atlantis']);
});

test.each([
  ['Lekki Phase 1', 'lagos', 'Lekki Phase 1, Lagos'],
  ['Kano', 'kano', 'Kano'],
  ['', 'akwa-ibom', 'Akwa Ibom'],
  [null, 'rivers', 'Rivers'],
  [undefined, 'rivers', 'Rivers'],
])('the area %j in %s is shown as %s', (area, state, place) => {
  expect(formatPlace(area, state)).toBe(place);
});
