import { expect, test } from 'vitest';
import { entryWith, registryOf } from './registry.fixture.ts';
import type { RegistryEntry, ListSignature } from './registry.ts';
import { signedText, serialOf } from './signature.ts';

function withSignature(seal: ListSignature): RegistryEntry {
  const entry = entryWith('/');
  return { ...entry, extras: { ...entry.extras, seal } };
}

const before = withSignature({ serial: 7 });
const text = signedText('directory', [before, entryWith('/old')]);

test('the signed text is the same before and after signing, and after a JSON round trip', () => {
  const signed = [withSignature({ serial: 7, signature: 'abc' }), entryWith('/old')];
  expect(signedText('directory', signed)).toBe(text);
  expect(signedText('directory', JSON.parse(JSON.stringify(signed)) as unknown[])).toBe(text);
});

test.each([
  ['the remote', signedText('auth', [before, entryWith('/old')])],
  ['the serial', signedText('directory', [withSignature({ serial: 8 }), entryWith('/old')])],
  ['the order', signedText('directory', [entryWith('/old'), before])],
  ['the number of releases', signedText('directory', [before])],
  ['the releases', signedText('directory', [before, entryWith('/new')])],
  ['unknown fields', signedText('directory', [{ ...before, later: 1 }, entryWith('/old')])],
])('the signed text depends on %s', (_, other) => {
  expect(other).not.toBe(text);
});

test('an unsigned list and an empty one have a signed text as well', () => {
  expect(signedText('directory', [entryWith('/')])).toContain('"@naija/directory"');
  expect(signedText('directory', [])).toContain('"@naija/directory"');
});

test('the serial is that of the first release, and 0 where there is none', () => {
  const registry = registryOf({ '@naija/directory': [before], '@naija/auth': [entryWith('/login')] });
  expect(['directory', 'auth', 'none'].map((remote) => serialOf(registry, remote))).toEqual([7, 0, 0]);
});
