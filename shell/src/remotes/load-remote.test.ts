import { beforeEach, expect, test, vi } from 'vitest';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { CONTRACT_VERSION, type Remote } from '@naija/contracts/remote/remote';
import { exposed } from '../testing/federation.ts';
import { entry, registryOf } from '../testing/registry.ts';
import { loadRemote } from './load-remote.ts';
import { loadRegistry } from './registry.ts';

vi.mock('./registry.ts');

const Root = () => null;
const remote: Remote = { contract: CONTRACT_VERSION, name: 'sample', routes: ['/sample'], Root };

function listed(...entries: RegistryEntry[]): void {
  vi.mocked(loadRegistry).mockResolvedValue(registryOf(...entries));
}

beforeEach(() => {
  exposed.clear();
});

test('the current release is the one that is mounted', async () => {
  listed(entry('2.0.0'), entry('1.0.0'));
  exposed.set('sample@2.0.0', () => Promise.resolve(remote));
  exposed.set('sample@1.0.0', () => Promise.reject(new Error('not wanted')));
  expect(await loadRemote('sample', '/sample')).toBe(remote);
});

test('a remote that exports more than its default is mounted all the same', async () => {
  listed(entry('1.0.0'));
  exposed.set('sample@1.0.0', () => Promise.resolve({ default: remote, other: 1 }));
  expect(await loadRemote('sample', '/sample')).toBe(remote);
});

test('when the current release breaks at import, the visitor gets the one before', async () => {
  listed(entry('2.0.0'), entry('1.0.0'));
  exposed.set('sample@2.0.0', () => Promise.reject(new Error('boom')));
  exposed.set('sample@1.0.0', () => Promise.resolve(remote));
  expect(await loadRemote('sample', '/sample')).toBe(remote);
});

test('a release that does not fit this shell is never imported', async () => {
  listed(entry('2.0.0', { contract: 9 }), entry('1.0.0'));
  const imported = vi.fn(() => Promise.resolve(remote));
  exposed.set('sample@2.0.0', imported);
  exposed.set('sample@1.0.0', () => Promise.resolve(remote));
  await loadRemote('sample', '/sample');
  expect(imported).not.toHaveBeenCalled();
});

test('when no release works, the failure names the remote and what was wrong with each release', async () => {
  listed(entry('2.0.0'), entry('1.0.0', { contract: 9 }));
  exposed.set('sample@2.0.0', () => Promise.resolve({ ...remote, name: 'other' }));
  await expect(loadRemote('sample', '/sample')).rejects.toThrow(
    'Remote "sample" is unavailable. 2.0.0: Remote "sample" calls itself "other" | 1.0.0: contract 9, shell has 1',
  );
});

test('a release that never answers is given up', async () => {
  vi.useFakeTimers();
  listed(entry('1.0.0'));
  exposed.set('sample@1.0.0', () => new Promise(() => undefined));
  const refused = expect(loadRemote('sample', '/sample')).rejects.toThrow('no answer after 30 s');
  await vi.advanceTimersByTimeAsync(30_000);
  await refused;
  vi.useRealTimers();
});

test('a remote that the registry does not list is unavailable', async () => {
  listed();
  await expect(loadRemote('sample', '/sample')).rejects.toThrow('The registry lists no release of it');
});
