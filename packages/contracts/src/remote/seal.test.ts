import { expect, test } from 'vitest';
import { entryWith, registryOf } from './registry.fixture.ts';
import type { RegistryEntry, Seal } from './registry.ts';
import { sealedText, serialOf } from './seal.ts';

function withSeal(seal: Seal): RegistryEntry {
  const entry = entryWith('/');
  return { ...entry, extras: { ...entry.extras, seal } };
}

const before = withSeal({ serial: 7 });
const text = sealedText('directory', [before, entryWith('/old')]);

test('a list says the same before and after it is signed, and after it was sent', () => {
  const signed = [withSeal({ serial: 7, signature: 'abc' }), entryWith('/old')];
  expect(sealedText('directory', signed)).toBe(text);
  expect(sealedText('directory', JSON.parse(JSON.stringify(signed)) as unknown[])).toBe(text);
});

test.each([
  ['the remote', sealedText('auth', [before, entryWith('/old')])],
  ['the serial', sealedText('directory', [withSeal({ serial: 8 }), entryWith('/old')])],
  ['the order', sealedText('directory', [entryWith('/old'), before])],
  ['a release less', sealedText('directory', [before])],
  ['another release', sealedText('directory', [before, entryWith('/new')])],
  ['a field that nobody knows', sealedText('directory', [{ ...before, later: 1 }, entryWith('/old')])],
])('a signature is over %s as well', (_, other) => {
  expect(other).not.toBe(text);
});

test('a list without a seal and an empty one have a text as well', () => {
  expect(sealedText('directory', [entryWith('/')])).toContain('"@naija/directory"');
  expect(sealedText('directory', [])).toContain('"@naija/directory"');
});

test('the serial is that of the first release, and 0 where there is no seal', () => {
  const registry = registryOf({ '@naija/directory': [before], '@naija/auth': [entryWith('/login')] });
  expect(['directory', 'auth', 'none'].map((remote) => serialOf(registry, remote))).toEqual([7, 0, 0]);
});
