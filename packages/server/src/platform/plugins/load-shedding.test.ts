import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { registerErrorHandlers } from './errors.ts';
import { shedLoad } from './load-shedding.ts';

const app = Fastify();

beforeAll(async () => {
  registerErrorHandlers(app);
  // Every delay is longer than this.
  await shedLoad(app, Number.MIN_VALUE);
  app.get('/', () => 'served');
});
afterAll(() => app.close());

it('an overloaded process responds 503 with Retry-After', async () => {
  const answer = await vi.waitUntil(
    async () => {
      const some = await app.inject('/');
      return some.statusCode === 503 && some;
    },
    { timeout: 60_000 },
  );
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ code: 'unavailable' });
});
