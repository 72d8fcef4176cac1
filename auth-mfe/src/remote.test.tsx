import { readRemote } from '@naija/contracts/remote/remote';
import { expect, test } from 'vitest';
import remote from './remote.tsx';

test('the shell accepts the remote and learns its pages', () => {
  expect(readRemote('auth', remote).routes).toEqual([
    '/login',
    '/signup',
    '/verify',
    '/verified',
    '/forgot',
    '/reset-success',
    '/set-password',
  ]);
});
