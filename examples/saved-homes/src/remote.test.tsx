import { readRemote } from '@naija/contracts/remote/remote';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import remote from './remote.tsx';

test('the shell accepts the remote and learns its pages', () => {
  expect(readRemote('saved-homes', remote).routes).toEqual(pages.map(({ path }) => path));
});
