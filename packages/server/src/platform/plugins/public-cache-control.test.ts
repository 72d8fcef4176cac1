import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../http/app-type.ts';
import { compressResponses } from './compression.ts';
import { publicCacheControl } from './public-cache-control.ts';

const app: App = Fastify().withTypeProvider<TypeBoxTypeProvider>();
let words: string[] = [];

beforeAll(async () => {
  await compressResponses(app);
  publicCacheControl(app);
  app.get('/list', { config: { shared: true } }, () => words);
  app.get('/comments', () => words);
  app.post('/list', () => ({ message: 'done' }));
  app.get('/own', (_request, reply) => reply.header('cache-control', 'no-store').send(words));
  app.get('/record', (_request, reply) => reply.header('etag', '"of the record"').send(words));
  app.get('/private', (_request, reply) => reply.header('cache-control', 'private, no-store').send(words));
  app.get('/missing', (_request, reply) => reply.code(404).header('cache-control', 'no-store').send({}));
});
beforeEach(() => {
  words = Array.from({ length: 500 }, () => 'word');
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const tagOf = async (headers = {}) => String((await get('/list', headers)).headers.etag);

describe('a public read', () => {
  it('is revalidated by every cache, so that visitors see what they have just posted', async () => {
    const { headers } = await get('/comments');
    expect([headers['cache-control'], headers['cdn-cache-control'], headers.vary]).toEqual([
      'public, max-age=0, must-revalidate',
      undefined,
      'accept-encoding, authorization',
    ]);
  });

  it('is stored for a few seconds by shared caches where the route allows it, never by browsers', async () => {
    const { headers } = await get('/list');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate, s-maxage=5',
      'cdn-cache-control': 'public, max-age=5, stale-while-revalidate=30',
    });
  });

  it.each([(tag: string) => tag, (tag: string) => `"other", ${tag}`, () => '*'])(
    'gets 304 without a body for a known ETag: %s',
    async (write) => {
      const answer = await get('/list', { 'if-none-match': write(await tagOf()) });
      expect([answer.statusCode, answer.rawPayload.length, answer.headers.etag]).toEqual([
        304,
        0,
        await tagOf(),
      ]);
    },
  );

  it('that was cached compressed gets 304', async () => {
    const tag = await tagOf({ 'accept-encoding': 'br' });
    const answer = await get('/list', { 'accept-encoding': 'br', 'if-none-match': tag });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([304, undefined]);
  });

  it('is sent again once it has changed', async () => {
    const tag = await tagOf();
    words = ['another'];
    const answer = await get('/list', { 'if-none-match': tag });
    expect([answer.statusCode, answer.json()]).toEqual([200, ['another']]);
  });

  it('keeps the ETag that its route has set', async () => {
    const tag = String((await get('/record')).headers.etag);
    const again = await get('/record', { 'if-none-match': tag });
    expect([tag, again.statusCode]).toEqual(['"of the record"', 304]);
  });

  it('responds to HEAD as to GET, without the body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/list' });
    expect([answer.headers.etag, answer.rawPayload.length]).toEqual([await tagOf(), 0]);
  });
});

describe('anything else', () => {
  it('is not cacheable: an error', async () => {
    const { headers } = await get('/missing', { 'if-none-match': '*' });
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  });

  it.each([
    ['/own', 'no-store'],
    ['/private', 'private, no-store'],
  ])('is not cacheable: a route with its own no-store, %s', async (url, lifetime) => {
    const { headers } = await get(url, { authorization: 'Bearer token' });
    expect([headers['cache-control'], headers.etag]).toEqual([lifetime, undefined]);
  });

  it('is not cacheable: a write', async () => {
    const { headers } = await app.inject({ method: 'POST', url: '/list' });
    expect([headers['cache-control'], headers.etag]).toEqual([undefined, undefined]);
  });
});
