import { expect, test } from 'vitest';
import { listPath, readFilters, readLaterPage, searchText } from './list-query.ts';

test('an address carries what was typed and chosen, and nothing else', () => {
  const address = listPath('/trending', 'Ọ̀yọ́ & 50%', { maxFee: 10_000, airbnb: false, verified: true });
  const { pathname, searchParams } = new URL(address, 'https://agents.example');
  expect([pathname, ...searchParams]).toEqual([
    '/trending',
    ['q', 'Ọ̀yọ́ & 50%'],
    ['maxFee', '10000'],
    ['airbnb', 'false'],
  ]);
  expect(readFilters(searchParams)).toEqual({ maxFee: 10_000, airbnb: false });
});

test('an address carries an area and a language, and no text that is too long to be one', () => {
  const address = listPath('/trending', '', { area: 'Yaba, Lagos', language: 'Nigerian Pidgin' });
  expect(address).toBe('/trending?area=Yaba%2C+Lagos&language=Nigerian+Pidgin');
  const { searchParams } = new URL(address, 'https://agents.example');
  expect(readFilters(searchParams)).toEqual({ area: 'Yaba, Lagos', language: 'Nigerian Pidgin' });
  expect(readFilters(new URLSearchParams({ area: ' ', language: 'x'.repeat(101) }))).toEqual({});
});

test('an address carries ceilings of percentages, and ignores others', () => {
  const address = listPath('/trending', '', { maxCommission: 5, maxAgreement: 10 });
  expect(address).toBe('/trending?maxCommission=5&maxAgreement=10');
  const { searchParams } = new URL(address, 'https://agents.example');
  expect(readFilters(searchParams)).toEqual({ maxCommission: 5, maxAgreement: 10 });
  expect(readFilters(new URLSearchParams({ maxCommission: '-1', maxAgreement: '5%' }))).toEqual({});
});

test('a list without a choice has its bare address', () => {
  expect(listPath('/trending', '')).toBe('/trending');
});

test('an address carries a later page of a list', () => {
  const address = listPath('/trending', '', { maxFee: 5_000 }, { number: 3, cursor: 'abc_-' });
  expect(address).toBe('/trending?maxFee=5000&page=3&cursor=abc_-');
  expect(readLaterPage(new URLSearchParams('page=3&cursor=abc_-'))).toEqual({ number: 3, cursor: 'abc_-' });
});

test.each(['', '1', '-3', '2.5', '1e99', 'x'])(
  'a later page with the number "%s" counts as the second',
  (page) => {
    expect(readLaterPage(new URLSearchParams({ page, cursor: 'abc' }))).toEqual({ number: 2, cursor: 'abc' });
  },
);

test.each(['', 'page=3', 'page=3&cursor='])('"%s" is the first page', (query) => {
  expect(readLaterPage(new URLSearchParams(query))).toBeUndefined();
});

test('control characters of a paste are not searched for', () => {
  expect(searchText('  Kano\u0000\n ')).toBe('Kano');
});
