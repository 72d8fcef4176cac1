import { generateKeyPairSync } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AppOptions } from '../../../app.ts';
import { openDatabase } from '../../../database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { foldersIn, testApp } from '../../../../test/app.ts';
import { put } from '../../../../test/hosted-files.ts';
import { putPages } from '../../../../test/hosted-pages.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';

const folder = tempFolder();
const { db } = openDatabase({ host: folder, port: 1, user: 'nobody', database: 'none' }, () => undefined);
const { shell } = foldersIn(folder);
const BUILT = 'self.built=1;';
let app: App | undefined;

beforeEach(() => {
  putPages(folder);
  put(join(shell, 'sw.js'), BUILT);
});
afterEach(() => app?.close());

async function worker(options: Partial<AppOptions> = {}, headers: Record<string, string> = {}) {
  await app?.close();
  app = await testApp(db, folder, options);
  return app.inject({ url: '/sw.js', headers });
}

it('the worker is the built one, and the same from start to start of the server', async () => {
  const { body } = await worker();
  expect(body).toContain(BUILT);
  expect((await worker()).body).toBe(body);
});

const { privateKey: registryKey } = generateKeyPairSync('ed25519');

it.each([
  ['signs the registry', { registryKey }],
  ['takes releases from another origin', { remoteOrigins: ['https://remotes.example'] }],
  ['takes remotes from a developer’s machine', { remoteOverrides: true }],
])(
  'it is another one, and browsers so fetch the page anew, where the server now %s',
  async (_what, options) => {
    expect((await worker(options)).body).not.toBe((await worker()).body);
  },
);

it('it is another one where the page is another one', async () => {
  const { body } = await worker();
  put(join(shell, 'index.html'), '<title>New</title>');
  expect((await worker()).body).not.toBe(body);
});

it('it is asked for every time, and not sent again while it is the same', async () => {
  const { headers } = await worker();
  expect(headers['cache-control']).toBe('no-cache');
  const again = await worker({}, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it.each([
  ['gzip, br;q=1', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('it is packed for a browser that takes %s', async (accepted, encoding, unpack) => {
  const plain = await worker();
  const answer = await worker({}, { 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(unpack(answer.rawPayload).toString()).toBe(plain.body);
});

it('where the shell was built without one there is none', async () => {
  rmSync(join(shell, 'sw.js'));
  expect((await worker()).statusCode).toBe(404);
});
