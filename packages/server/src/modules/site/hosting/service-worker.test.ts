import { generateKeyPairSync } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import type { AppOptions } from '../../../app.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { foldersIn, testApp } from '../../../../test/app.ts';
import { put } from '../../../../test/hosted-files.ts';
import { putPages } from '../../../../test/hosted-pages.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { unreachableDatabase } from '../../../../test/unreachable-database.ts';

const folder = tempFolder();
const db = unreachableDatabase();
const { shell } = foldersIn(folder);
const BUILT = 'self.built=1;';
const { privateKey: registryKey } = generateKeyPairSync('ed25519');
const started: App[] = [];
let app: App;

async function start(options: Partial<AppOptions> = {}): Promise<App> {
  const another = await testApp(db, folder, options);
  started.push(another);
  return another;
}
const worker = (from = app, headers: Record<string, string> = {}) => from.inject({ url: '/sw.js', headers });

beforeAll(async () => {
  app = await start();
});
afterAll(() => Promise.all(started.map((each) => each.close())));
beforeEach(() => {
  putPages(folder);
  put(join(shell, 'sw.js'), BUILT);
});

it('the worker contains the build, and is the same after a restart', async () => {
  const { body } = await worker();
  expect(body).toContain(BUILT);
  expect((await worker(await start())).body).toBe(body);
});

it.each([
  ['signs the registry', { registryKeys: { key: registryKey } }],
  ['takes releases from another origin', { remoteOrigins: ['https://remotes.example'] }],
  ['takes remotes from a developer’s machine', { remoteOverrides: true }],
])('it changes, so that browsers update the page, where the server %s', async (_what, options) => {
  expect((await worker(await start(options))).body).not.toBe((await worker()).body);
});

it('the worker changes with the page', async () => {
  const { body } = await worker();
  put(join(shell, 'index.html'), '<title>New</title>');
  expect((await worker()).body).not.toBe(body);
});

it('the worker knows the page that it precaches by its version', async () => {
  const page = await app.inject('/index.html');
  const version = String(page.headers[RENDERED_PAGE.pageVersionHeader]);
  expect((await worker()).body).toContain(JSON.stringify(version));
});

it('the worker is revalidated', async () => {
  const { headers } = await worker();
  expect(headers['cache-control']).toBe('no-cache');
  const again = await worker(app, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it.each([
  ['gzip, br;q=1', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('it is compressed for a browser that accepts %s', async (accepted, encoding, unpack) => {
  const plain = await worker();
  const response = await worker(app, { 'accept-encoding': accepted });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(unpack(response.rawPayload).toString()).toBe(plain.body);
});

it('the worker responds 404 if the build has none', async () => {
  rmSync(join(shell, 'sw.js'));
  expect((await worker()).statusCode).toBe(404);
});
