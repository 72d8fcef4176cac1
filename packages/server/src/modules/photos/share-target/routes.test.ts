import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SHARE_TARGET_FIELD, SHARE_TARGET_PATH, shareOutcomePath } from '@naija/contracts/pwa/share-target';
import type { App } from '../../../platform/http/app-type.ts';
import { MOST_BYTES } from '../form/limits.ts';
import { testApp } from '../../../../test/app.ts';
import { startTestDatabase } from '../../../../test/database.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';

const folder = tempFolder();
let app: App;
let database: Awaited<ReturnType<typeof startTestDatabase>>;
beforeAll(async () => {
  database = await startTestDatabase(folder);
  app = await testApp(database.db, folder);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await database.stop();
});

const address = () =>
  `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}${SHARE_TARGET_PATH}`;

it('a photo shared while no worker is there leads to Edit Profile, which asks for it again', async () => {
  const body = new FormData();
  body.set(SHARE_TARGET_FIELD, new Blob([new Uint8Array(3_000_000)], { type: 'image/jpeg' }), 'ada.jpg');
  const answer = await fetch(address(), { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(shareOutcomePath('again'));
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
  'whatever is sent as %s is not looked at',
  async (type) => {
    const headers = { 'content-type': type };
    const answer = await fetch(address(), { method: 'POST', headers, body: '{', redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(shareOutcomePath('again'));
  },
);

it('a form larger than any photo is answered before it has arrived, and its connection ends', async () => {
  const answer = await new Promise<{ location?: string; connection?: string }>((resolve, reject) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': MOST_BYTES + 1 };
    const call = request(address(), { method: 'POST', headers }, ({ headers: { location, connection } }) => {
      resolve({
        ...(location !== undefined && { location }),
        ...(connection !== undefined && { connection }),
      });
      call.destroy();
    });
    call.on('error', reject);
    call.write('--b');
  });
  expect(answer).toEqual({ location: shareOutcomePath('too-large'), connection: 'close' });
});
