import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { App } from '../http/app-type.ts';
import { connectTo } from '../../../test/raw-socket.ts';
import { abortSlowReaders } from './slow-readers.ts';

const PIECE = Buffer.alloc(64 * 1024, 'x');
const PIECES = 640;
/** More bytes than the buffers of any operating system hold. */
const PHOTO = PIECE.length * PIECES;
const REQUEST = 'GET /photo HTTP/1.1\r\nhost: x\r\n\r\n';
const WITHIN_MS = 1_000;
let app: App;
/** Lets `/slow` respond. */
let finishSlowWork: () => void;

beforeEach(async () => {
  app = await start();
});
afterEach(async () => {
  vi.useRealTimers();
  app.server.closeAllConnections();
  await app.close();
});

async function start(): Promise<App> {
  const server = Fastify().withTypeProvider<TypeBoxTypeProvider>();
  abortSlowReaders(server, { bytes: 100_000, withinMs: WITHIN_MS, checkIntervalMs: 50 });
  server.get('/photo', (_request, reply) =>
    reply.header('content-length', PHOTO).send(Readable.from(new Array<Buffer>(PIECES).fill(PIECE))),
  );
  const slowWork = new Promise<string>((resolve) => {
    finishSlowWork = () => {
      resolve('ready');
    };
  });
  server.get('/slow', () => slowWork);
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

/** Restarts the server with a clock that the test moves, so a busy machine does not matter. */
async function startWithClock(): Promise<void> {
  await app.close();
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  app = await start();
}

/** Reads from a paused socket until it has received this many bytes, and returns how many those were. */
async function read(socket: Socket, bytes: number): Promise<number> {
  let received = 0;
  while (received < bytes) {
    const part = socket.read() as Buffer | null;
    if (part) received += part.length;
    else await once(socket, 'readable');
  }
  return received;
}

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
  // The responses exceed the buffers of any operating system.
  socket.write('GET /%zz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(150_000));
  await expect.poll(open).toBe(1);
  await expect.poll(open).toBe(0);
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

it('serves a slow and steady client completely', async () => {
  await startWithClock();
  const socket = connectTo(app).pause();
  socket.write(REQUEST);
  let received = 0;
  for (let part = 0.1; part <= 1; part += 0.1) {
    received += await read(socket, part * PHOTO - received);
    vi.advanceTimersByTime(0.9 * WITHIN_MS);
  }
  received += await read(socket, PHOTO - received);
  expect(received).toBeGreaterThanOrEqual(PHOTO);
  socket.destroy();
});

it('keeps the connection while a slow route prepares its response', async () => {
  await startWithClock();
  const response = fetch(`${app.listeningOrigin}/slow`);
  await expect.poll(open).toBe(1);
  vi.advanceTimersByTime(2 * WITHIN_MS);
  finishSlowWork();
  expect(await (await response).text()).toBe('ready');
});

it('survives a slow response to a request that the server makes to itself', async () => {
  await startWithClock();
  const response = app.inject('/slow');
  vi.advanceTimersByTime(2 * WITHIN_MS);
  finishSlowWork();
  expect((await response).body).toBe('ready');
});
