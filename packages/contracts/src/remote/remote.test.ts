import { expect, test } from 'vitest';
import { CONTRACT_VERSION, readRemote } from './remote.ts';

const good = { contract: CONTRACT_VERSION, name: 'directory', routes: ['/'], Root: () => null };

test('a sound remote is taken as it is', () => {
  expect(readRemote('directory', good)).toBe(good);
});

test.each([
  ['nothing', undefined, 'has no default export'],
  ['null', null, 'has no default export'],
  ['a function', () => good, 'has no default export'],
  ['no contract', { ...good, contract: undefined }, 'is built for contract undefined, the shell has 1'],
  ['a newer contract', { ...good, contract: 2 }, 'is built for contract 2, the shell has 1'],
  ['another name', { ...good, name: 'auth' }, 'calls itself "auth"'],
  ['no routes', { ...good, routes: undefined }, 'lists no routes'],
  ['a route that is not a text', { ...good, routes: ['/', 7] }, 'lists no routes'],
  ['no root', { ...good, Root: undefined }, 'has nothing to mount'],
  ['an empty root', { ...good, Root: null }, 'has nothing to mount'],
])('a remote with %s is refused by name', (_, exported, reason) => {
  expect(() => readRemote('directory', exported)).toThrow(`Remote "directory" ${reason}`);
});
