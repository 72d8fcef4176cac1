import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSession } from '../features/sessions/repository.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { enforce } from '../rate-limits/limiter.ts';
import { RATE_LIMITS } from '../rate-limits/limits.ts';
import { addAgent } from '../testing/agents.ts';
import { startTestDatabase, type TestDatabase } from '../testing/database.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { removeExpired } from './expired-rows.ts';
import { idempotencyKeys, rateLimitBrowsers, rateLimits, sessions } from './schema.ts';

const folder = tempFolder();
const HOUR = 60 * 60 * 1_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase(folder);
});
afterAll(() => database.stop());

it('rows go when nobody can ask for them any more, and not before', async () => {
  const { db } = database;
  const now = Date.now();
  const asked = { scope: 's', key: 'k', method: 'POST', url: '/', body: 1 };
  await answerOnce(db, asked, () => Promise.resolve({ status: 201, body: 1 }));
  await enforce(db, 'comment', RATE_LIMITS.comment, { address: '::1', browser: 'one' }, new Date(now));
  await createSession(db, (await addAgent(db)).id, new Date(now));

  const left: Record<string, number[]> = {};
  for (const hours of [0.4, 0.5, 1.1, 23, 25, 719, 721]) {
    await removeExpired(db, new Date(now + hours * HOUR));
    const tables = [rateLimits, rateLimitBrowsers, sessions, idempotencyKeys];
    left[hours] = await Promise.all(tables.map((table) => db.$count(table)));
  }
  expect(left).toEqual({
    0.4: [1, 1, 1, 1],
    0.5: [0, 1, 1, 1],
    1.1: [0, 0, 1, 1],
    23: [0, 0, 1, 1],
    25: [0, 0, 0, 1],
    719: [0, 0, 0, 1],
    721: [0, 0, 0, 0],
  });
});
