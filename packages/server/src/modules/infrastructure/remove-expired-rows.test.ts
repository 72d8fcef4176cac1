import { expect, it } from 'vitest';
import { consumeToken, createSession, issueRestoreToken, issueToken } from '../../../test/identity.ts';
import { respondOnce } from '../../platform/idempotency/respond-once.ts';
import { rememberNetwork } from '../../platform/rate-limits/known-networks.ts';
import { enforceRateLimit } from '../../platform/rate-limits/limiter.ts';
import { commentsModule } from '../comments/index.ts';
import { addAgent } from '../../../test/agents.ts';
import { useDatabase } from '../../../test/use-server.ts';
import { removeExpiredRows } from '../../../test/expired-rows.ts';
import {
  accountTokens,
  emailRestores,
  idempotencyKeys,
  knownNetworks,
  mailOutbox,
  rateLimitBrowsers,
  rateLimits,
  sessions,
  usedTokens,
} from '../../database/schema.ts';

const HOUR_MS = 60 * 60 * 1_000;
const database = useDatabase();

it('deletes rows when they expire, and not earlier', async () => {
  const { db } = database;
  const now = Date.now();
  const asked = { scope: 's', key: 'k', method: 'POST', url: '/', body: 1 };
  await respondOnce(db, asked, () => Promise.resolve({ status: 201, body: 1 }));
  const caller = { address: '::1', browser: 'one', account: 'ada@example.com' };
  await enforceRateLimit(db, 'comment', commentsModule.limits.comment, caller, new Date(now));
  await rememberNetwork(db, caller, new Date(now));
  const { id: agentId } = await addAgent(db);
  await createSession(db, agentId, new Date(now));
  await issueToken(db, { agentId, kind: 'reset', now: new Date(now) });

  const left: Record<string, number[]> = {};
  for (const hours of [0.9, 1.1, 23, 25, 719, 721]) {
    await removeExpiredRows(db, new Date(now + hours * HOUR_MS));
    const tables = [accountTokens, rateLimitBrowsers, rateLimits, sessions, knownNetworks, idempotencyKeys];
    left[hours] = await Promise.all(tables.map((table) => db.$count(table)));
  }
  expect(left).toEqual({
    0.9: [1, 1, 1, 1, 1, 1],
    1.1: [0, 0, 1, 1, 1, 1],
    23: [0, 0, 1, 1, 1, 1],
    25: [0, 0, 0, 0, 1, 1],
    719: [0, 0, 0, 0, 1, 1],
    721: [0, 0, 0, 0, 0, 0],
  });
});

it('keeps sent mail for a month', async () => {
  const { db } = database;
  await db.insert(mailOutbox).values({ recipient: 'ada@example.com', subject: 'Hello' });
  const left: number[] = [];
  for (const days of [29, 31]) {
    await removeExpiredRows(db, new Date(Date.now() + days * 24 * HOUR_MS));
    left.push(await db.$count(mailOutbox));
  }
  expect(left).toEqual([1, 0]);
});

it('keeps links that restore an email address for seven days', async () => {
  const { db } = database;
  const now = Date.now();
  await issueRestoreToken(db, await addAgent(db), new Date(now));
  const left: number[] = [];
  for (const hours of [167, 169]) {
    await removeExpiredRows(db, new Date(now + hours * HOUR_MS));
    left.push(await db.$count(emailRestores));
  }
  expect(left).toEqual([1, 0]);
});

it('knows for 30 days that a link was used', async () => {
  const { db } = database;
  const now = new Date();
  const { id: agentId } = await addAgent(db);
  const { token } = await issueToken(db, { agentId, kind: 'verify', now });
  await consumeToken(db, { kind: 'verify', token, now });
  const left: number[] = [];
  for (const days of [29, 31]) {
    await removeExpiredRows(db, new Date(now.getTime() + days * 24 * HOUR_MS));
    left.push(await db.$count(usedTokens));
  }
  expect(left).toEqual([1, 0]);
});
