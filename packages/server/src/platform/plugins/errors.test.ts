import { MESSAGES } from '@naija/contracts/domain/messages';
import { isErrorBody } from '@naija/contracts/http/errors';
import Fastify from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import type { App } from '../http/app-type.ts';
import { testApp } from '../../../test/app.ts';
import { sendRaw } from '../../../test/raw-socket.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { registerErrorHandlers } from './errors.ts';

const folder = tempFolder();
let app: App;

beforeAll(async () => {
  // Bad input is rejected before the database is asked.
  const { db } = openDatabase({ host: folder, port: 1, user: 'nobody', database: 'none' }, () => undefined);
  app = await testApp(db, folder);
});
afterAll(() => app.close());

const LONG = 'a'.repeat(2_000);
const LONG_QUERY = 'a'.repeat(8_000);
const LAGOS = '/api/v1/user/location/lagos';

describe('bad input', () => {
  it.each([
    [404, '/api'],
    [404, '/api/'],
    [404, '/api/v1/unknown'],
    [400, '/api/v1/user/location/'],
    [400, '/api/v1/user/location/%00'],
    [404, '/%00.js'],
    [404, '/media/%00'],
    [400, '/%'],
    [400, '/%c0%ae'],
    [400, '/api/v1/user/%ED%A0%80'],
    [400, '/api/v1/user/location/%'],
    [400, '/api/v1/user/%00'],
    [400, '/api/v1/comment/getAll/1'],
    [400, `${LAGOS}?limit=1&limit=2`],
    [400, `${LAGOS}?limit=`],
    [400, `${LAGOS}?limit=%00`],
    [400, `${LAGOS}?limit=NaN`],
    [400, `${LAGOS}?cursor=a&cursor=b`],
    [400, `${LAGOS}?cursor=%ED%A0%80`],
  ])('gets %i for %s', async (status, url) => {
    const answer = await app.inject(url);
    const body: unknown = answer.json();
    expect({ status: answer.statusCode, isErrorBody: isErrorBody(body) }).toEqual({
      status,
      isErrorBody: true,
    });
  });

  it.each([
    [404, 'a file', `/${LONG}.js`],
    [404, 'a photo', `/media/${LONG}`],
    [404, 'a release', `/remotes/${LONG}/1/x.js`],
    [400, 'an agent', `/api/v1/user/${LONG}`],
    [400, 'a state', `/api/v1/user/location/${LONG}`],
    [400, 'a cursor', `${LAGOS}?cursor=${LONG_QUERY}`],
  ])('gets %i for %s of thousands of characters', async (status, _what, url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, isErrorBody(answer.json())]).toEqual([status, true]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'gets 404 for %s of a page',
    async (method) => {
      const answer = await app.inject({
        method,
        url: '/',
        payload: '{',
        headers: { 'content-type': 'text/x' },
      });
      expect([answer.statusCode, isErrorBody(answer.json())]).toEqual([404, true]);
    },
  );

  it.each([`${LAGOS}?cursor[]=`, `${LAGOS}?__proto__[x]=1`])('is ignored in %s', async (url) => {
    // These requests reach the database, which is unavailable.
    expect((await app.inject(url)).statusCode).toBe(503);
  });
});

describe('every error', () => {
  it.each(['/%', '/api/v1/unknown', '/x.js', `${LAGOS}?limit=0`])(
    'has the security headers: %s',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-type']).toMatch(/^application\/json/);
    },
  );
});

describe('a body', () => {
  const sink = Fastify({ bodyLimit: 10 });
  registerErrorHandlers(sink);
  sink.post('/', () => 'taken');
  sink.post('/broken', () => {
    throw new Error('secret detail');
  });
  afterAll(() => sink.close());

  it.each([
    [400, 'bad_request', 'application/json', '{'],
    [400, 'bad_request', 'application/json', ''],
    [413, 'payload_too_large', 'application/json', '"0123456789"'],
    [415, 'unsupported_media_type', 'image/png', 'x'],
  ])('is rejected with %i %s: %s %s', async (status, code, type, payload) => {
    const answer = await sink.inject({
      method: 'POST',
      url: '/',
      payload,
      headers: { 'content-type': type },
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  });

  it('that breaks a route gets 500 without details', async () => {
    const answer = await sink.inject({ method: 'POST', url: '/broken' });
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { message: MESSAGES.somethingWrong, code: 'internal' },
    ]);
  });
});

describe('a body whose connection breaks', () => {
  const logged: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) };
  const cut = Fastify({ logger: { level: 'info', stream } });
  registerErrorHandlers(cut);
  cut.post('/', () => 'taken');
  const answered = new Promise<number>((resolve) => {
    cut.addHook('onSend', (_request, { statusCode }, _payload, done) => {
      resolve(statusCode);
      done();
    });
  });
  afterAll(() => cut.close());

  it('is not an outage, and is not logged as an error', async () => {
    await cut.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((cut.server.address() as AddressInfo).port, '127.0.0.1');
    const arrived = once(cut.server, 'request');
    socket.write(
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    );
    await arrived;
    socket.destroy();
    expect(await answered).toBe(400);
    expect(logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});

describe('on the wire', () => {
  beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));

  it.each([
    [431, 'headers_too_large', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`],
    [400, 'bad_request', 'what is this\r\n\r\n'],
  ])('gets %i %s in the same shape', async (status, code, bytes) => {
    const [head = '', body = ''] = (await sendRaw(app, bytes)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${String(status)} `);
    expect(JSON.parse(body)).toEqual({ message: expect.any(String) as string, code });
  });
});
