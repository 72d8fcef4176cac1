import Fastify from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressResponses } from './compression.ts';

const app = Fastify();
const agents = Array.from({ length: 100 }, (_, id) => ({ id, name: 'Agent' }));

beforeAll(async () => {
  await compressResponses(app);
  app.get('/', () => agents);
});
afterAll(() => app.close());

it('compresses a list to less than a quarter', async () => {
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(agents).length / 4);
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual(agents);
});
