import { META_SETTINGS } from '@naija/contracts/remote/meta-settings';
import { publicKeyOf } from '@naija/releases';
import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppOptions } from '../../../app.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { testApp } from '../../../../test/app.ts';
import { putPages, SHELL } from '../../../../test/hosted-pages.ts';
import { readHead } from '../../../../test/page-head.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { unreachableDatabase } from '../../../../test/unreachable-database.ts';

const folder = tempFolder();
// The database never responds, so a page about an agent has no content.
const db = unreachableDatabase();
const { privateKey: registryKey } = generateKeyPairSync('ed25519');
const EVERY_COPY = ['/', '/login', '/nowhere', '/agent/00000000-0000-4000-8000-00000000000a', '/index.html'];
let app: App | undefined;

beforeEach(() => {
  putPages(folder);
});
afterEach(() => app?.close());

async function pages(options: Partial<AppOptions>): Promise<string[]> {
  const started = await testApp(db, folder, options);
  app = started;
  return Promise.all(EVERY_COPY.map(async (url) => (await started.inject(url)).body));
}

describe('every copy of the shell', () => {
  it('names the key that signs the registry', async () => {
    for (const page of await pages({ registryKeys: { key: registryKey } }))
      expect(readHead(page).meta[META_SETTINGS.registryKey]).toEqual([publicKeyOf(registryKey)]);
  });

  it('names the other keys that browsers accept after it, which earlier shells ignore', async () => {
    const [next, before] = [0, 1].map(() => generateKeyPairSync('ed25519').publicKey);
    const otherKeys = [
      ...(next ? [{ key: next }] : []),
      ...(before ? [{ key: before, until: 1_790_000 }] : []),
    ];
    for (const page of await pages({ registryKeys: { key: registryKey, otherKeys } }))
      expect(readHead(page).meta[META_SETTINGS.registryKey]).toEqual([
        publicKeyOf(registryKey),
        ...otherKeys.map(({ key, until }) => [publicKeyOf(key), until].filter(Boolean).join(' ')),
      ]);
  });

  it('says if developers may override remotes', async () => {
    for (const page of await pages({ remoteOverrides: true }))
      expect(readHead(page).meta[META_SETTINGS.overrides]).toEqual(['allowed']);
  });

  it('is the built file if neither applies', async () => {
    const copies = await pages({});
    for (const page of copies)
      for (const name of Object.values(META_SETTINGS)) expect(page).not.toContain(name);
    expect(copies.at(-1)).toBe(SHELL);
  });
});

it('the shell’s own file is revalidated', async () => {
  const started = await testApp(db, folder, { registryKeys: { key: registryKey } });
  app = started;
  const { headers } = await started.inject('/index.html');
  const again = await started.inject({ url: '/index.html', headers: { 'if-none-match': headers.etag } });
  expect([headers['cache-control'], again.statusCode, again.body]).toEqual(['no-cache', 304, '']);
});
