import { expect, test } from 'vitest';
import { catalogueLanguage } from './catalogue-file.ts';

test.each([
  ['assets/pcm.po-Ca1NZ9SY.js', 'pcm'],
  ['https://site.test/remotes/homes/1.0.0/assets/yo.po-B_-x.js', 'yo'],
  ['assets/pcm-Ca1NZ9SY.js', undefined],
  ['assets/pcm.po-Ca1NZ9SY.js.map', undefined],
  ['assets/pcm.po-a/page.js', undefined],
])('%s holds translations into %s', (url, language) => {
  expect(catalogueLanguage(url)).toBe(language);
});
