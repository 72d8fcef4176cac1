import { expect, test } from 'vitest';
import {
  EARLIER_RELEASES_MAX,
  ENTRY_MAX_BYTES,
  REGISTRY_MAX_BYTES,
  REMOTES_AT_LIMIT,
} from './release-limits.ts';
import { entryWith, registryOf } from './registry.fixture.ts';
import { registryName, type RegistryEntry } from './registry.ts';

/** An entry of the largest size, and all that its place in the list may add to it. */
function largest(base: string): RegistryEntry {
  const entry = entryWith('/');
  const [route] = entry.extras.routes;
  if (route) route.title = 'x'.repeat(ENTRY_MAX_BYTES - JSON.stringify(entry).length - ',"title":""'.length);
  expect(JSON.stringify(entry)).toHaveLength(ENTRY_MAX_BYTES);
  const seal = { serial: Number.MAX_SAFE_INTEGER, signature: 'A'.repeat(88) };
  const fallbackUrl = `${base}/remotes/${'r'.repeat(40)}/${'1'.repeat(64)}/${'f'.repeat(200)}`;
  return { ...entry, fallbackUrl, extras: { ...entry.extras, since: new Date().toISOString(), seal } };
}

test('REMOTES_AT_LIMIT remotes with the largest releases fit into a registry that shells read', () => {
  const entries = Array.from({ length: EARLIER_RELEASES_MAX + 2 }, () =>
    largest(`https://${'o'.repeat(100)}.example`),
  );
  const lists = Array.from({ length: REMOTES_AT_LIMIT }, (_, index) => [
    registryName(`${'r'.repeat(38)}${String(index)}`),
    entries,
  ]);
  const registry = registryOf(Object.fromEntries(lists) as Record<string, RegistryEntry[]>);
  expect(REMOTES_AT_LIMIT).toBe(10);
  expect(JSON.stringify(registry).length).toBeLessThanOrEqual(REGISTRY_MAX_BYTES);
});
