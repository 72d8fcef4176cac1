import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SHARE_TARGET_FIELD, SHARE_TARGET_PATH, shareOutcomePath } from '@naija/contracts/pwa/share-target';
import type { App } from '../../platform/http/app-type.ts';
import { MAX_FORM_BYTES } from './multipart/limits.ts';
import { testApp } from '../../../test/app.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { unreachableDatabase } from '../../../test/unreachable-database.ts';

let app: App;
beforeAll(async () => {
  app = await testApp(unreachableDatabase(), tempFolder());
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const address = () =>
  `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}${SHARE_TARGET_PATH}`;

it('a photo shared without a service worker leads to Edit Profile, which asks for it again', async () => {
  const body = new FormData();
  body.set(SHARE_TARGET_FIELD, new Blob([new Uint8Array(3_000_000)], { type: 'image/jpeg' }), 'ada.jpg');
  const response = await fetch(address(), { method: 'POST', body, redirect: 'manual' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(shareOutcomePath('again'));
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
  'a body of type %s is ignored',
  async (type) => {
    const headers = { 'content-type': type };
    const response = await fetch(address(), { method: 'POST', headers, body: '{', redirect: 'manual' });
    expect(response.headers.get('location')).toBe(shareOutcomePath('again'));
  },
);

it('a form that is too large is answered before it has arrived, and its connection closed', async () => {
  const response = await new Promise<{ location?: string; connection?: string }>((resolve, reject) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': MAX_FORM_BYTES + 1,
    };
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
  expect(response).toEqual({ location: shareOutcomePath('too-large'), connection: 'close' });
});
