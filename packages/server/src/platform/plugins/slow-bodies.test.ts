import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { App } from '../http/app-type.ts';
import { registerErrorHandlers, earlyErrorOptions } from './errors.ts';
import { abortBodyAfter, abortSlowBodies } from './slow-bodies.ts';

let app: App;

beforeEach(async () => {
  app = Fastify(earlyErrorOptions).withTypeProvider<TypeBoxTypeProvider>();
  registerErrorHandlers(app);
  abortSlowBodies(app, { bytes: 100, intervalMs: 1_000 });
  app.post('/', () => ({ message: 'read' }));
  const soon = (request: FastifyRequest, _reply: unknown, done: () => void) => {
    abortBodyAfter(request, 1_500);
    done();
  };
  app.post('/soon', { onRequest: soon }, () => ({ message: 'read' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Sends a body of 1,000 bytes in pieces of a size, one each 250 ms, and gives all that is answered. */
async function sendInPieces(size: number, path = '/'): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
    if (text.includes('}')) socket.end();
  });
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n"`,
  );
  let left = 999;
  const timer = setInterval(() => {
    if (!socket.writable) return; // The answer came, and nothing may follow.
    const piece = Math.min(size, left);
    left -= piece;
    if (piece > 0) socket.write(left === 0 ? `${'x'.repeat(piece - 1)}"` : 'x'.repeat(piece));
  }, 250);
  await once(socket, 'close');
  clearInterval(timer);
  return answer;
}

// A machine that stands still for most of a second cannot send its pieces either.
it('accepts a slow body', { retry: 4 }, async () => {
  expect(await sendInPieces(100)).toContain('HTTP/1.1 200');
});

it.each([0, 1])('responds 408 to a body that arrives %i bytes at a time', async (size) => {
  expect(await sendInPieces(size)).toMatch(/^HTTP\/1.1 408 .*"code":"timeout"/s);
});

it('responds 408 to a steady body that is not complete in time', async () => {
  expect(await sendInPieces(50, '/soon')).toMatch(/^HTTP\/1.1 408 .*"code":"timeout"/s);
});
