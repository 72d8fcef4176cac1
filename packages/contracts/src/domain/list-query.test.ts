import { expect, test } from 'vitest';
import { listPath, readFilters, searchText } from './list-query.ts';

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

test('a list without a choice has its bare address', () => {
  expect(listPath('/trending', '')).toBe('/trending');
});

test('control characters of a paste are not searched for', () => {
  expect(searchText('  Kano\u0000\n ')).toBe('Kano');
});
