import { readRemote } from '@naija/contracts/remote/remote';
import { expect, test } from 'vitest';
import { TAB_TITLES } from './dashboard/tabs.ts';
import { pages } from './pages.ts';
import remote from './remote.tsx';

test('the shell accepts the remote and learns its pages', () => {
  expect(readRemote('dashboard', remote).routes).toEqual(pages.map(({ path }) => path));
});

test('the dashboard has the same title before it is loaded as afterwards', () => {
  expect(pages.find(({ path }) => path === '/dashboard')?.title).toBe(TAB_TITLES.dashboard);
});
