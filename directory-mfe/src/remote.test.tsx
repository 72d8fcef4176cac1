import { readRemote } from '@naija/contracts/remote/remote';
import { PAGE_META } from '@naija/contracts/domain/pages';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import remote from './remote.tsx';

test('the shell accepts the remote and its routes', () => {
  expect(readRemote('directory', remote).routes).toEqual(pages.map(({ path }) => path));
});

test.each([
  ['/', PAGE_META.home.title],
  ['/trending', PAGE_META.trending.title],
  ['/about', PAGE_META.about.title],
  ['/cost', PAGE_META.cost.title],
])('%s has the same title before and after it has loaded', (address, title) => {
  expect(pages.find(({ path }) => path === address)?.title).toBe(title);
});
