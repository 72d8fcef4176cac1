import type { RegistryEntry } from '@naija/contracts/remote/registry';

type Making = readonly [what: string, make: (sound: RegistryEntry) => unknown];

const changed = (extras: object) => (sound: RegistryEntry) => [
  { ...sound, extras: { ...sound.extras, ...extras } },
];
const named = (name: string, value: unknown) => Object.fromEntries([[name, value]]);
const pageAt = (path: string) => ({ path, js: [], css: [] });

/** Lists of a remote that make no sense, each made of a sound entry, as whoever writes the registry may leave them. */
const MAKINGS: readonly Making[] = [
  ['no list', () => 7],
  ['nothing in it', () => [null]],
  ['no metadata', (sound) => [{ ...sound, metadata: null }]],
  ['an address that is none', (sound) => [{ ...sound, url: 'http://' }]],
  ['a manifest that is nowhere', changed({ manifest: 'http://' })],
  ['a range that is none', changed({ requires: { react: 'banana' } })],
  ['names of a constructor', changed({ requires: { constructor: '^1' }, uses: { constructor: ['x'] } })],
  ['names of a prototype', changed({ requires: named('__proto__', '^1'), uses: named('__proto__', ['x']) })],
  ['12,000 pages', changed({ routes: Array.from({ length: 12_000 }, () => pageAt('/rogue')) })],
  ['pages of the site', changed({ routes: [pageAt('/:x'), pageAt('*'), pageAt('/api/v1/user')] })],
  ['a page inside another one', changed({ routes: [pageAt('/sample/:id')] })],
  ['1,000 releases', (sound) => Array.from({ length: 1_000 }, () => sound)],
  ['a seal that is none', changed({ seal: 7 })],
];

/** The same, as lists of a registry. */
export const HOSTILE_LISTS = MAKINGS as readonly (readonly [
  what: string,
  make: (sound: RegistryEntry) => RegistryEntry[],
])[];
