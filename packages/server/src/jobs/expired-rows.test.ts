import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueToken } from '../modules/identity/tokens/repository.ts';
import { issueRestore } from '../modules/identity/accounts/email-restores.ts';
import { createSession } from '../modules/identity/sessions/repository.ts';
import { answerOnce } from '../platform/idempotency/answer-once.ts';
import { rememberNetwork } from '../platform/rate-limits/known-networks.ts';
import { enforce } from '../platform/rate-limits/limiter.ts';
import { RATE_LIMITS } from '../platform/rate-limits/limits.ts';
import { addAgent } from '../../test/agents.ts';
import { startTestDatabase, type TestDatabase } from '../../test/database.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { removeExpired } from './expired-rows.ts';
import {
  accountTokens,
  emailRestores,
  idempotencyKeys,
  knownNetworks,
  mailOutbox,
  rateLimitBrowsers,
  rateLimits,
  sessions,
} from '../database/schema.ts';

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
  const caller = { address: '::1', browser: 'one', account: 'ada@example.com' };
  await enforce(db, 'comment', RATE_LIMITS.comment, caller, new Date(now));
  await rememberNetwork(db, caller, new Date(now));
  const { id: agentId } = await addAgent(db);
  await createSession(db, agentId, new Date(now));
  await issueToken(db, { agentId, kind: 'reset', now: new Date(now) });

  const left: Record<string, number[]> = {};
  for (const hours of [0.9, 1.1, 1.7, 23, 25, 719, 721]) {
    await removeExpired(db, new Date(now + hours * HOUR));
    const tables = [accountTokens, rateLimitBrowsers, rateLimits, sessions, knownNetworks, idempotencyKeys];
    left[hours] = await Promise.all(tables.map((table) => db.$count(table)));
  }
  expect(left).toEqual({
    0.9: [1, 1, 1, 1, 1, 1],
    1.1: [0, 0, 1, 1, 1, 1],
    1.7: [0, 0, 0, 1, 1, 1],
    23: [0, 0, 0, 1, 1, 1],
    25: [0, 0, 0, 0, 1, 1],
    719: [0, 0, 0, 0, 1, 1],
    721: [0, 0, 0, 0, 0, 0],
  });
});

it('that a letter was sent can be told for a month', async () => {
  const { db } = database;
  await db.insert(mailOutbox).values({ recipient: 'ada@example.com', subject: 'Hello' });
  const left: number[] = [];
  for (const days of [29, 31]) {
    await removeExpired(db, new Date(Date.now() + days * 24 * HOUR));
    left.push(await db.$count(mailOutbox));
  }
  expect(left).toEqual([1, 0]);
});

it('that an address may come back to its account is known for seven days', async () => {
  const { db } = database;
  const now = Date.now();
  await issueRestore(db, await addAgent(db), new Date(now));
  const left: number[] = [];
  for (const hours of [167, 169]) {
    await removeExpired(db, new Date(now + hours * HOUR));
    left.push(await db.$count(emailRestores));
  }
  expect(left).toEqual([1, 0]);
});
