import { afterAll, beforeAll, expect, it } from 'vitest';
import Fastify from 'fastify';
import { publicOrigin } from './page.ts';

const app = Fastify({ trustProxy: true });

beforeAll(async () => {
  app.get('/', (request) => ({
    own: publicOrigin(request, undefined),
    set: publicOrigin(request, 'https://set.example'),
  }));
  await app.ready();
});
afterAll(() => app.close());

async function origins(headers: Record<string, string>) {
  return (await app.inject({ url: '/', headers })).json<{ own: string; set: string }>();
}

it.each([
  [{ host: 'agents.example' }, 'http://agents.example'],
  [{ host: 'localhost:3000' }, 'http://localhost:3000'],
  [{ host: '[::1]:3000' }, 'http://[::1]:3000'],
  [{ host: 'agents.example', 'x-forwarded-proto': 'https' }, 'https://agents.example'],
  [{ host: 'inner', 'x-forwarded-host': 'outer.example' }, 'http://outer.example'],
])('URLs have the origin of the request: %o', async (headers, origin) => {
  expect((await origins(headers)).own).toBe(origin);
});

it.each([
  { host: 'a"><script>' },
  { host: 'agents.example/evil' },
  { host: 'user@evil.example' },
  { host: '-' },
  { host: 'agents.example', 'x-forwarded-proto': 'javascript' },
])('an invalid host or protocol is ignored: %o', async (headers) => {
  expect((await origins(headers)).own).toBe('http://localhost');
});

it('the configured origin wins', async () => {
  expect((await origins({ host: 'other.example' })).set).toBe('https://set.example');
});
