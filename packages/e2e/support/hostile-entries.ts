import { sign, type KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '@naija/contracts/remote/json-readers';
import {
  registryName,
  releasesOf,
  type Registry,
  type RegistryEntry,
} from '@naija/contracts/remote/registry';
import { signedText } from '@naija/contracts/remote/signature';

const NO_SIGNATURE = 'none';

type Change = (entry: RegistryEntry) => unknown;

const extras =
  (changed: Record<string, unknown>): Change =>
  (entry) => ({ ...entry, extras: { ...entry.extras, ...changed } });
const routes = (...paths: string[]) => extras({ routes: paths.map((path) => ({ path, js: [], css: [] })) });
const prototype = <T>(value: T) => Object.fromEntries([['__proto__', value]]);

/** Hostile registry entries by the name of their remote; its page is at `/<name>` where it has one. */
const HOSTILE: Readonly<Record<string, Change>> = {
  'bad-range': (entry) => extras({ requires: { react: 'banana' } })(withPage('/bad-range')(entry)),
  'bad-package': (entry) => extras({ requires: { constructor: '^1.0.0' } })(withPage('/bad-package')(entry)),
  'bad-uses': (entry) =>
    extras({ uses: { constructor: ['x'], toString: ['y'] } })(withPage('/bad-uses')(entry)),
  'bad-prototype': extras({ requires: prototype('^1.0.0'), uses: prototype(['x']) }),
  'too-many': routes(...Array.from({ length: 12_000 }, (_, index) => `/too-many/${String(index)}`)),
  'too-large': extras({ padding: 'x'.repeat(1_200_000) }),
  'every-address': routes('*', '/*', '/:x', '/:x/:y', '//', '/api/v1/:x', '/login/', '/', '/LOGIN', 'login'),
  'own-city': routes('/location/lagos', '/:a/lagos', '/agent/new'),
  'no-address': (entry) => ({ ...entry, url: 'http://' }),
  'no-manifest': extras({ manifest: 'http://' }),
  'no-list': () => 7,
  'long-title': extras({ routes: [{ path: '/long-title', js: [], css: [], title: 'x'.repeat(50_000) }] }),
  'no-seal': extras({ seal: NO_SIGNATURE }),
  constructor: (entry: RegistryEntry) => ({ ...entry, metadata: null }),
};

function withPage(path: string): (entry: RegistryEntry) => RegistryEntry {
  return (entry) => ({ ...entry, extras: { ...entry.extras, routes: [{ path, js: [], css: [] }] } });
}

/** Lists them beside the remotes of a folder past all checks, signed if a key is given. */
export async function listHostile(remotesDir: string, key?: KeyObject): Promise<void> {
  const file = path.join(remotesDir, 'remotes.json');
  const registry = JSON.parse(await readFile(file, 'utf8')) as Registry;
  const [model] = releasesOf(registry, 'dashboard');
  const [current, ...others] = releasesOf(registry, 'auth');
  if (!model || !current) throw new Error('There are no remotes to begin with');
  for (const [remote, change] of Object.entries(HOSTILE))
    registry.microFrontends[registryName(remote)] = listOf(remote, [change(model)], key);
  const bad = extras({ requires: { react: 'banana' } })({
    ...current,
    metadata: { ...current.metadata, version: '9.0.0-bad' },
  });
  const before = { ...current, deployment: { traffic: 0, default: false } };
  registry.microFrontends[registryName('auth')] = listOf('auth', [bad, before, ...others], key);
  await writeFile(file, JSON.stringify(registry));
}

function listOf(remote: string, entries: readonly unknown[], key?: KeyObject): RegistryEntry[] {
  const [first, ...others] = entries as RegistryEntry[];
  const serial = Date.now();
  const withSerial = (signature?: string): RegistryEntry[] =>
    isRecord(first) && first.extras.seal !== (NO_SIGNATURE as unknown)
      ? [
          { ...first, extras: { ...first.extras, seal: { serial, ...(signature && { signature }) } } },
          ...others,
        ]
      : (entries as RegistryEntry[]);
  return key
    ? withSerial(sign(null, Buffer.from(signedText(remote, withSerial())), key).toString('base64'))
    : withSerial();
}
