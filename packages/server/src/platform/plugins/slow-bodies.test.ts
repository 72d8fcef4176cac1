import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyRequest } from 'fastify';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectTo } from '../../../test/raw-socket.ts';
import type { App } from '../http/app-type.ts';
import { registerErrorHandlers, earlyErrorOptions } from './errors.ts';
import { abortBodyAfter, abortSlowBodies } from './slow-bodies.ts';

let app: App;
/** Resolves when the server watches the body of a request. */
let watched: Promise<void>;

beforeEach(async () => {
  app = Fastify(earlyErrorOptions(false)).withTypeProvider<TypeBoxTypeProvider>();
  registerErrorHandlers(app);
  abortSlowBodies(app, { bytes: 100, intervalMs: 1_000 });
  watched = new Promise((resolve) => {
    app.addHook('onRequest', (_request, _reply, done) => {
      resolve();
      done();
    });
  });
  app.post('/', () => ({ message: 'read' }));
  const soon = (request: FastifyRequest, _reply: unknown, done: () => void) => {
    abortBodyAfter(request, 1_500);
    done();
  };
  app.post('/soon', { onRequest: soon }, () => ({ message: 'read' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  vi.useRealTimers();
  return app.close();
});

/** Begins a request with a body of 1,000 bytes and sends the first one; `answer` is the whole response. */
function open(path: string): { socket: Socket; answer: Promise<string> } {
  const socket = connectTo(app);
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    if (part.includes('}')) socket.end();
  });
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n"`,
  );
  return { socket, answer: once(socket, 'close').then(() => text) };
}

/** Sends a body in pieces, one every 250 ms; returns the response. */
async function sendInPieces(size: number, path = '/'): Promise<string> {
  const { socket, answer } = open(path);
  let left = 999;
  const timer = setInterval(() => {
    if (!socket.writable) return; // The answer came, and nothing may follow.
    const piece = Math.min(size, left);
    left -= piece;
    if (piece > 0) socket.write(left === 0 ? `${'x'.repeat(piece - 1)}"` : 'x'.repeat(piece));
  }, 250);
  const text = await answer;
  clearInterval(timer);
  return text;
}

it('accepts a slow body', async () => {
  // The test moves the clock, so a busy machine does not matter.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const connected = once(app.server, 'connection') as Promise<[Socket]>;
  const { socket, answer } = open('/');
  const [served] = await connected;
  await watched;
  for (let second = 1; second <= 10; second += 1) {
    const { bytesRead } = served;
    const piece = 'x'.repeat(second === 10 ? 98 : 100);
    socket.write(second === 10 ? `${piece}"` : piece);
    await expect.poll(() => served.bytesRead - bytesRead).toBeGreaterThanOrEqual(piece.length);
    if (second < 10) vi.advanceTimersByTime(1_000);
  }
  expect(await answer).toContain('HTTP/1.1 200');
});

it.each([0, 1])('responds 408 to a body that arrives %i bytes at a time', async (size) => {
  expect(await sendInPieces(size)).toMatch(/^HTTP\/1.1 408 .*"code":"timeout"/s);
});

it('responds 408 to a steady body that is not complete in time', async () => {
  expect(await sendInPieces(50, '/soon')).toMatch(/^HTTP\/1.1 408 .*"code":"timeout"/s);
});
