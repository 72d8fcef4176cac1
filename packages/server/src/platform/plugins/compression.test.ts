import Fastify from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressAnswers } from './compression.ts';

const app = Fastify();
const agents = Array.from({ length: 100 }, (_, id) => ({ id, name: 'Agent' }));

beforeAll(async () => {
  await compressAnswers(app);
  app.get('/', () => agents);
});
afterAll(() => app.close());

it('a list costs a visitor a fraction of its bytes, and reads the same', async () => {
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(agents).length / 4);
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual(agents);
});
