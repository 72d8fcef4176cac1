import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { LIST_WORDS, listHeading, listMeta, listTitle } from './list-meta.ts';
import { NATION } from './states.ts';

const LEKKI = { name: 'Lekki', state: 'lagos' };
const KANO = { name: 'Kano', state: 'kano' };

test.each([
  [
    { place: { ...LEKKI, total: 3 }, total: 44, filters: { maxFee: 10_000 } },
    '3 agents in Lekki up to ₦10,000',
  ],
  [{ place: { ...LEKKI, total: 0, around: 12 }, total: 44 }, '12 agents within 15 km of Lekki'],
  [{ place: { ...LEKKI, total: 0, around: 0 }, total: 44 }, 'No agents within 15 km of Lekki'],
  [{ place: LEKKI, total: 1 }, 'Agents in Lekki'],
  [
    { place: { ...LEKKI, total: 3, around: 1 }, total: 4, meant: 'shortlets' as const },
    '3 agents in Lekki, those with AirBnB listings first',
  ],
  [{ place: NATION, total: 300, query: 'agent' }, '300 agents in Nigeria'],
  [{ place: LEKKI, total: 0 }, 'No agents in Lekki'],
  [{ place: LEKKI }, 'Agents in Lekki'],
  [{ place: KANO, total: 1_234 }, '1,234 agents in Kano'],
  [{ query: ' kano', total: 2 }, '2 agents in Kano'],
  [{ query: 'bola', total: 3 }, '3 matches for “bola”'],
  [{ query: 'bola', total: 1 }, '1 match for “bola”'],
  [{ query: 'bola' }, 'Matches for “bola”'],
  [{ query: 'bola', total: 0 }, 'No matches for “bola”'],
  [{ place: KANO, total: 2, filters: { minDeals: 1_000 } }, '2 agents in Kano with at least 1,000 deals'],
  [{ place: KANO, total: 2, filters: { airbnb: true } }, '2 agents in Kano with AirBnB listings'],
  [{ place: KANO, total: 2, filters: { sort: 'newest' as const } }, '2 agents in Kano, newest first'],
  [
    { place: LEKKI, total: 0, filters: { area: 'Yaba, Lagos', language: 'Hausa' } },
    'No agents in Lekki working in Yaba, Lagos, speaking Hausa',
  ],
  [{ place: KANO, total: 60, page: 3 }, '60 agents in Kano, page 3'],
  [
    {
      place: KANO,
      total: 2,
      filters: { maxFee: 5_000, minDeals: 10, airbnb: false, sort: 'fee' as const },
    },
    '2 agents in Kano up to ₦5,000, with at least 10 deals, without AirBnB listings, lowest fee first',
  ],
  [
    { place: KANO, total: 2, filters: { maxCommission: 8, maxAgreement: 10 } },
    '2 agents in Kano with a commission up to 8\u00A0%, with an agreement fee up to 10\u00A0%',
  ],
  [
    { place: KANO, total: 2, filters: { maxFee: 0, maxCommission: 0, maxAgreement: 0 } },
    '2 agents in Kano with a free inspection, without a commission, without an agreement fee',
  ],
])('the list %j has the title "%s"', (list, title) => {
  expect(listTitle({ query: '', filters: {}, ...list })).toBe(title);
});

test('heading and description name the state of a place, the heading also how many follow', () => {
  const place = { name: 'Port Harcourt', state: 'rivers', total: 20, around: 6 };
  const list = { query: 'ph', place, total: 30, filters: {} };
  expect(listHeading(list)).toBe('20 agents in Port Harcourt, Rivers, and 6 more within 15 km');
  expect(listHeading({ ...list, place: { ...place, around: 0 } })).toBe('20 agents in Port Harcourt, Rivers');
  expect(listHeading({ ...list, page: 2 })).toBe(
    '20 agents in Port Harcourt, Rivers, and 6 more within 15 km, page 2',
  );
  expect(listMeta(list).description).toContain('20 agents in Port Harcourt, Rivers. ');
});

test('the distance in a heading is that of the search', () => {
  expect(LIST_WORDS.moreAround(2)).toContain(`within ${String(LIMITS.aroundKm)} km`);
  expect(LIST_WORDS.agentsAround(2, 'Yaba')).toContain(`within ${String(LIMITS.aroundKm)} km`);
});

test('a state is not named twice', () => {
  expect(listHeading({ query: 'kano', place: KANO, filters: {} })).toBe('Agents in Kano');
});

test('what was typed is cut, and cannot turn the direction of the text around it', () => {
  const title = (query: string) => listTitle({ query, filters: {}, total: 2 });
  expect(title('x'.repeat(100))).toBe(`2 matches for “${'x'.repeat(40)}…”`);
  expect(title('😀'.repeat(50))).toBe(`2 matches for “${'😀'.repeat(40)}…”`);
  expect(title('a\u202E b\n\u2066c')).toBe('2 matches for “a b c”');
});
