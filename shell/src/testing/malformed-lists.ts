import type { RegistryEntry } from '@naija/contracts/remote/registry';

type Malformation = readonly [what: string, make: (valid: RegistryEntry) => unknown];

const changed = (extras: object) => (valid: RegistryEntry) => [
  { ...valid, extras: { ...valid.extras, ...extras } },
];
const named = (name: string, value: unknown) => Object.fromEntries([[name, value]]);
const pageAt = (path: string) => ({ path, js: [], css: [] });

/** Malformed lists of a remote, each made from a valid entry. */
const MALFORMATIONS: readonly Malformation[] = [
  ['no list', () => 7],
  ['nothing in it', () => [null]],
  ['no metadata', (valid) => [{ ...valid, metadata: null }]],
  ['an invalid URL', (valid) => [{ ...valid, url: 'http://' }]],
  ['an invalid manifest URL', changed({ manifest: 'http://' })],
  ['an invalid range', changed({ requires: { react: 'banana' } })],
  ['names of a constructor', changed({ requires: { constructor: '^1' }, uses: { constructor: ['x'] } })],
  ['names of a prototype', changed({ requires: named('__proto__', '^1'), uses: named('__proto__', ['x']) })],
  ['12,000 pages', changed({ routes: Array.from({ length: 12_000 }, () => pageAt('/rogue')) })],
  ['pages of the site', changed({ routes: [pageAt('/:x'), pageAt('*'), pageAt('/api/v1/user')] })],
  ['a page inside another one', changed({ routes: [pageAt('/sample/:id')] })],
  ['1,000 releases', (valid) => Array.from({ length: 1_000 }, () => valid)],
  ['an invalid signature', changed({ seal: 7 })],
];

export const MALFORMED_LISTS = MALFORMATIONS as readonly (readonly [
  what: string,
  make: (valid: RegistryEntry) => RegistryEntry[],
])[];
