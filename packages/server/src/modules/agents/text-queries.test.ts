import { expect, it } from 'vitest';
import { textQueries } from './text-queries.ts';

it('asks for whole words, then for beginnings, then for at least one that is mistyped', () => {
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

it('takes several words that a mistyped one may be, in every place it may stand', () => {
  const words = [
    { word: 'abcd', near: ['abce', 'abcf'] },
    { word: 'wxyz', near: ['wxya'] },
  ];
  expect(textQueries(words)?.ranked[2]).toBe(
    `(('abce' | 'abcf') & ('wxyz':* | 'wxya') | ('abcd':* | ('abce' | 'abcf')) & 'wxya')`,
  );
});

it('asks for all of these at once with as little as holds for them', () => {
  expect(textQueries([{ word: 'ikeje', near: ['ikeja'] }])?.any).toBe(`('ikeje':* | 'ikeja')`);
});

it('does not ask for what begins with a single letter', () => {
  expect(textQueries([{ word: 'a', near: [] }])).toEqual({ ranked: [`'a'`], any: `'a'` });
});

it('asks for nothing without words', () => {
  expect(textQueries([])).toBeUndefined();
});
