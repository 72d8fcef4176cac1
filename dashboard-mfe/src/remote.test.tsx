import { readRemote } from '@naija/contracts/remote/remote';
import { expect, test } from 'vitest';
import { TAB_TITLES } from './navigation/tabs.ts';
import { pages } from './pages.ts';
import remote from './remote.tsx';

test('the shell accepts the remote and reads its routes', () => {
  expect(readRemote('dashboard', remote).routes).toEqual(pages.map(({ path }) => path));
});

test('the dashboard has the same title before and after it is loaded', () => {
  expect(pages.find(({ path }) => path === '/dashboard')?.title).toBe(TAB_TITLES.dashboard);
});
