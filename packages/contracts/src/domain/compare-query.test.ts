import { expect, test } from 'vitest';
import { comparePath, readCompareQuery } from './compare-query.ts';

const read = (path: string) => readCompareQuery(new URL(path, 'https://naija.example').searchParams);

test.each([
  [{ agents: [], price: null }, '/compare'],
  [{ agents: ['a-1', 'b-2'], price: null }, '/compare?agents=a-1,b-2'],
  [{ agents: ['a-1'], price: 500_000 }, '/compare?agents=a-1&price=500000'],
])('%j has the address %s, which reads the same', (query, path) => {
  expect(comparePath(query)).toBe(path);
  expect(read(path)).toEqual(query);
});

test('an agent is compared once, and four at most', () => {
  expect(read('/compare?agents=a,b,a,c,d,e').agents).toEqual(['a', 'b', 'c', 'd']);
});

test.each(['/compare?agents=', '/compare?agents=a/b,../c,%3Cb%3E', `/compare?agents=${'x'.repeat(100_000)}`])(
  'what is not an id is left out of %#',
  (path) => {
    expect(read(path).agents).toEqual([]);
  },
);
