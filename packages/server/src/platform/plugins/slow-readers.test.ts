import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { App } from '../http/app-type.ts';
import { connectTo } from '../../../test/raw-socket.ts';
import { abortSlowReaders } from './slow-readers.ts';

const PIECE = Buffer.alloc(64 * 1024, 'x');
const PIECES = 640;
/** Bytes of a photo that the buffers of no operating system hold. */
const PHOTO = PIECE.length * PIECES;
const REQUEST = 'GET /photo HTTP/1.1\r\nhost: x\r\n\r\n';
let app: App;

beforeEach(async () => {
  app = Fastify().withTypeProvider<TypeBoxTypeProvider>();
  abortSlowReaders(app, { bytes: 100_000, withinMs: 1_000, checkIntervalMs: 50 });
  app.get('/photo', (_request, reply) =>
    reply.header('content-length', PHOTO).send(Readable.from(new Array<Buffer>(PIECES).fill(PIECE))),
  );
  app.get('/slow', async () => {
    await sleep(2_000);
    return 'ready';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  app.server.closeAllConnections();
  return app.close();
});

/** Connections that the server has open. */
const open = () =>
  new Promise<number>((resolve) => {
    app.server.getConnections((_error, count) => {
      resolve(count);
    });
  });

it('resets a client that does not read', async () => {
  const socket = connectTo(app).pause();
  socket.on('error', () => undefined);
  socket.write(REQUEST);
  await expect.poll(open).toBe(1);
  await expect.poll(open).toBe(0);
  socket.destroy();
});

it('resets a client that sends a hundred requests and reads no response', async () => {
  const socket = connectTo(app).pause();
  socket.on('error', () => undefined);
  socket.write(REQUEST.repeat(100));
  await expect.poll(open).toBe(1);
  await expect.poll(open).toBe(0);
  socket.destroy();
});

it('resets a client that sends only malformed URLs and reads no response', async () => {
  const socket = connectTo(app).pause();
  socket.on('error', () => undefined);
  // Their answers are more than the buffers of any operating system hold.
  socket.write('GET /%zz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(150_000));
  await expect.poll(open).toBe(1);
  await expect.poll(open, { timeout: 15_000 }).toBe(0);
});

it('resets a client that reads a byte at a time', async () => {
  const socket = connectTo(app).pause();
  socket.on('error', () => undefined);
  const timer = setInterval(() => void socket.read(1), 20);
  socket.write(REQUEST);
  await expect.poll(open).toBe(1);
  await expect.poll(open).toBe(0);
  clearInterval(timer);
  socket.destroy();
});

// A machine that stands still for most of a second does not read either.
it('serves a slow and steady client completely', { retry: 4 }, async () => {
  const socket = connectTo(app);
  let received = 0;
  socket.on('data', (bytes: Buffer) => {
    received += bytes.length;
    socket.pause();
    setTimeout(() => socket.resume(), 5);
    if (received > PHOTO) socket.end();
  });
  const start = performance.now();
  socket.write(REQUEST);
  await once(socket, 'close');
  expect(received).toBeGreaterThan(PHOTO);
  expect(performance.now() - start, 'it took longer than a reader may stand still').toBeGreaterThan(1_000);
});

it('keeps the connection while a slow route prepares its response', async () => {
  const answer = await fetch(
    `http://127.0.0.1:${String((app.server.address() as { port: number }).port)}/slow`,
  );
  expect(await answer.text()).toBe('ready');
});

it('survives a slow response to a request that the server makes to itself', async () => {
  expect((await app.inject('/slow')).body).toBe('ready');
});
