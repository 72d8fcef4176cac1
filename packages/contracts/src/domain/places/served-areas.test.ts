import { describe, expect, it } from 'vitest';
import { placeIndex } from './place-index.ts';
import { areasIn, findArea } from './served-areas.ts';
import { suggestAreas } from './suggest-areas.ts';

const areas = areasIn(placeIndex());
const suggest = (typed: string, state = 'lagos') => suggestAreas(areas, typed, state, 5);

describe('the areas that an agent may serve', () => {
  it('have names that are found again, each once', () => {
    const names = areas.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => findArea(name)?.name !== name)).toEqual([]);
  });

  it('are there for every state', () => {
    expect(new Set(areas.map(({ place }) => place.state)).size).toBe(37);
  });

  it.each([
    ['yaba, lagos', 'Yaba, Lagos'],
    ['VI, Lagos', 'Victoria Island, Lagos'],
    ['Surulere,  Oyo ', 'Surulere, Oyo'],
    ["Jama'are, Bauchi", "Jama'are, Bauchi"],
  ])('are found by %j', (text, name) => {
    expect(findArea(text)?.name).toBe(name);
  });

  it.each([
    '',
    ',',
    'Yaba',
    'Yaba, Kano',
    'Lagos, Lagos',
    'Lagos',
    'Kano, Kano',
    'Atlantis, Lagos',
    'x'.repeat(9_999),
  ])('do not have %j', (text) => {
    expect(findArea(text)).toBeUndefined();
  });
});

describe('areas are suggested while an agent types', () => {
  it('whose name begins so, those of the agent’s own state first', () => {
    expect(suggest('surul')).toEqual(['Surulere, Lagos', 'Surulere, Kwara', 'Surulere, Oyo']);
    expect(suggest('surul', 'oyo')[0]).toBe('Surulere, Oyo');
  });

  it.each([
    ['phase 1', 'Lekki Phase 1, Lagos'],
    ['VI', 'Victoria Island, Lagos'],
    ['yaba lag', 'Yaba, Lagos'],
    ['port h', 'Port Harcourt, Rivers'],
  ])('by a later part of it, by another name or with the state: %j', (typed, name) => {
    expect(suggest(typed)).toContain(name);
  });

  it('of the agent’s own state before anything is typed, and none for what no place is called', () => {
    expect(suggest('').every((name) => name.endsWith(', Lagos'))).toBe(true);
    expect(suggest('zzz')).toEqual([]);
  });
});
