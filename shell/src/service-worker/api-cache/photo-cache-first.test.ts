// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { photoUrl } from '@naija/contracts/domain/photos';
import { DataServer } from '../testing/data-server.ts';
import { stubWorkerScope } from '../testing/worker-scope.ts';

const ID = 'a'.repeat(32);
let server: DataServer;

beforeEach(() => {
  stubWorkerScope();
  server = new DataServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const photo = (text: string, type = 'image/webp') =>
  new Response(text, { headers: { 'content-type': type } });

test('a photo is fetched once', async () => {
  const path = photoUrl(ID, 320, 'webp');
  server.respondAt(path, () => photo('face'));
  await server.visit(path);
  expect(await (await server.visit(path)).text()).toBe('face');
  expect(server.requested).toEqual([path]);
});

test('an offline visitor gets a photo in any size that is cached', async () => {
  server.respondAt(photoUrl(ID, 96, 'webp'), () => photo('small face'));
  await server.visit(photoUrl(ID, 96, 'webp'));
  server.goDown();
  expect(await (await server.visit(photoUrl(ID, 640, 'jpg'))).text()).toBe('small face');
});

test.each([
  ['a page', () => photo('<p>Log in', 'text/html')],
  ['a failure', () => new Response('', { status: 500, headers: { 'content-type': 'image/webp' } })],
  ['a part', () => new Response('fa', { status: 206, headers: { 'content-type': 'image/webp' } })],
])('%s is not cached as a photo', async (_, answer) => {
  const path = photoUrl(ID, 320, 'webp');
  server.respondAt(path, answer);
  await server.visit(path);
  server.goDown();
  expect((await server.visit(path)).type).toBe('error');
});

test('a photo for which the HTTP cache holds the page of a captive portal is requested again', async () => {
  const path = photoUrl(ID, 320, 'webp');
  server.respondAt(path, () => {
    server.isReached = server.requests.at(-1)?.cache === 'reload';
    return server.isReached ? photo('face') : photo('<p>Log in', 'text/html');
  });
  expect(await (await server.visit(path)).text()).toBe('face');
});
