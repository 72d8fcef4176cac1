import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { useDatabase } from '../../../test/use-server.ts';
import { agents, idempotencyKeys } from '../../database/schema.ts';
import type { Queryable } from '../../database/database.ts';
import { respondOnce, type IdempotentRequest } from './respond-once.ts';

const database = useDatabase();

const request = (fields: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  scope: 'test',
  key: 'k',
  method: 'PUT',
  url: '/x',
  body: { a: 1 },
  ...fields,
});

/** Adds an agent; responds with the number of agents. */
async function work(tx: Queryable) {
  await addAgent(tx);
  return { status: 201, body: { total: await tx.$count(agents) } };
}

const ask = (fields?: Partial<IdempotentRequest>) => respondOnce(database.db, request(fields), work);

async function isRequestWaiting(): Promise<boolean> {
  const locks = sql`
    select from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and not granted and datname = current_database()`;
  return (await database.db.execute(locks)).rowCount === 1;
}

describe('the same request with one key', () => {
  it('runs once, even for 20 concurrent requests, and all get the same response', async () => {
    for (let round = 1; round <= 10; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ key: String(round) })));
      expect(answers).toEqual(Array(20).fill({ status: 201, body: { total: round } }));
    }
  });

  it('runs again when the first attempt failed, which is rolled back', async () => {
    const failing = respondOnce(database.db, request(), async (tx) => {
      await work(tx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await ask()).toEqual({ status: 201, body: { total: 1 } });
  });

  it('is taken over by the waiting request when the first one fails', async () => {
    let waiting: Promise<unknown> | undefined;
    const failing = respondOnce(database.db, request(), async () => {
      waiting = ask();
      await vi.waitUntil(isRequestWaiting, { timeout: 60_000 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await waiting).toEqual({ status: 201, body: { total: 1 } });
  });
});

describe('a key', () => {
  it.each<Partial<IdempotentRequest>>([{ body: { a: 2 } }, { url: '/y' }, { method: 'POST' }])(
    'is rejected for another request with %o',
    async (other) => {
      await ask();
      await expect(ask(other)).rejects.toMatchObject({ statusCode: 422, errorCode: 'unprocessable' });
    },
  );

  it('is independent in another scope', async () => {
    await ask();
    expect(await ask({ scope: 'test of another agent' })).toEqual({ status: 201, body: { total: 2 } });
  });
});

it('what is stored names neither the key nor, to anyone who guesses it, the content', async () => {
  const body = { content: 'On time.', email: 'ada@example.com' };
  await ask({ key: 'secret-key', body });
  const [row] = await database.db.select().from(idempotencyKeys);
  expect(row?.key).not.toContain('secret-key');
  const guess = createHash('sha256')
    .update(JSON.stringify(['PUT', '/x', body]))
    .digest();
  expect(row?.request.equals(guess)).toBe(false);
});

describe('a response that an earlier release has stored under the key itself', () => {
  beforeEach(async () => {
    const content = createHash('sha256')
      .update(JSON.stringify(['PUT', '/x', { a: 1 }]))
      .digest();
    const stored = { scope: 'test', key: 'k', request: content, status: 201, body: { total: 7 } };
    await database.db.insert(idempotencyKeys).values(stored);
  });

  it('is what a repeat gets', async () => {
    expect(await ask()).toEqual({ status: 201, body: { total: 7 } });
  });

  it('is not for another request', async () => {
    await expect(ask({ body: { a: 2 } })).rejects.toMatchObject({ statusCode: 422 });
  });
});

it('requests without a key run every time', async () => {
  await respondOnce(database.db, undefined, work);
  expect(await respondOnce(database.db, undefined, work)).toEqual({ status: 201, body: { total: 2 } });
});
