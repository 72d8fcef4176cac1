import { expect, it } from 'vitest';
import { textQueries } from './text-queries.ts';

it('queries whole words, then prefixes, then at least one typo', () => {
  const words = [
    { word: 'ikeje', near: ['ikeja'] },
    { word: 'road', near: [] },
  ];
  expect(textQueries(words)?.ranked).toEqual([
    `'ikeje' & 'road'`,
    `'ikeje':* & 'road':*`,
    `'ikeja' & 'road':*`,
  ]);
});

it('combines several corrections, at every position', () => {
  const words = [
    { word: 'abcd', near: ['abce', 'abcf'] },
    { word: 'wxyz', near: ['wxya'] },
  ];
  expect(textQueries(words)?.ranked[2]).toBe(
    `(('abce' | 'abcf') & ('wxyz':* | 'wxya') | ('abcd':* | ('abce' | 'abcf')) & 'wxya')`,
  );
});

it('matches any of these by the shortest equivalent query', () => {
  expect(textQueries([{ word: 'ikeje', near: ['ikeja'] }])?.any).toBe(`('ikeje':* | 'ikeja')`);
});

it('does not query a single letter as a prefix', () => {
  expect(textQueries([{ word: 'a', near: [] }])).toEqual({ ranked: [`'a'`], any: `'a'` });
});

it('returns no query without words', () => {
  expect(textQueries([])).toBeUndefined();
});
