import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import type { App } from '../http/app-type.ts';
import { deprecationHeaders } from './deprecation-headers.ts';
import { createPrebuiltReads } from './prebuilt-reads.ts';
import { publicCacheControl } from './public-cache-control.ts';

const deprecation = {
  call: 'GET /api/v1/user/:id',
  field: 'data.stateCity',
  since: '2026-11-23',
  removal: '2027-05-23',
  replacement: 'data.state',
};
const HEADERS = { deprecation: '@1795392000', sunset: 'Sun, 23 May 2027 00:00:00 GMT' };

const unchanged = { position: 1, sync: () => 1, renew: () => undefined, changedSince: () => false };
let app: App;
afterEach(() => app.close());

async function started(deprecations: readonly (typeof deprecation)[]): Promise<App> {
  app = Fastify().withTypeProvider<TypeBoxTypeProvider>();
  app.decorateRequest('hotResponse', undefined);
  await app.register(
    (api: App, _options: object, done: () => void) => {
      const reads = createPrebuiltReads(unchanged);
      deprecationHeaders(api, deprecations);
      reads.respond(api);
      publicCacheControl(api, reads.add);
      api.get('/user/:id', { config: { topics: () => ['agent'] } }, () => Promise.resolve({ data: {} }));
      api.get('/user', () => Promise.resolve({ data: [] }));
      done();
    },
    { prefix: '/api/v1' },
  );
  return app;
}

const sent = async (url: string) => (await app.inject(url)).headers;

it('an answer with a deprecated field says since when and until when, also once it is prebuilt', async () => {
  await started([deprecation]);
  expect(await sent('/api/v1/user/1')).toMatchObject(HEADERS);
  expect(await sent('/api/v1/user/1')).toMatchObject(HEADERS);
});

it('of several deprecated fields the first dates count', async () => {
  await started([
    { ...deprecation, since: '2027-01-01', removal: '2027-08-01', field: 'data._id' },
    deprecation,
  ]);
  expect(await sent('/api/v1/user/1')).toMatchObject(HEADERS);
});

it('other answers have no such headers', async () => {
  await started([deprecation]);
  expect(Object.keys(await sent('/api/v1/user'))).not.toEqual(expect.arrayContaining(['deprecation']));
});
