import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { agents } from '../../database/schema.ts';
import type { Queryable } from '../../database/database.ts';
import { answerOnce, type KeyedRequest } from './answer-once.ts';

const folder = tempFolder();
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase(folder);
});
afterAll(() => database.stop());
beforeEach(() => emptyTables(database.db));

const request = (fields: Partial<KeyedRequest> = {}): KeyedRequest => ({
  ...{ scope: 'test', key: 'k', method: 'PUT', url: '/x', body: { a: 1 } },
  ...fields,
});

/** Adds an agent and answers with the number of agents there are. */
async function work(tx: Queryable) {
  await addAgent(tx);
  return { status: 201, body: { total: await tx.$count(agents) } };
}

const ask = (fields?: Partial<KeyedRequest>) => answerOnce(database.db, request(fields), work);

async function isSomebodyWaiting(): Promise<boolean> {
  const locks = sql`select from pg_locks where locktype = 'advisory' and not granted`;
  return (await database.db.execute(locks)).rowCount === 1;
}

describe('the same request with one key', () => {
  it('is done once, also by 20 at the same moment, and all get the same answer', async () => {
    for (let round = 1; round <= 10; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ key: String(round) })));
      expect(answers).toEqual(Array(20).fill({ status: 201, body: { total: round } }));
    }
  });

  it('is done again when the first try failed, which leaves nothing behind', async () => {
    const failing = answerOnce(database.db, request(), async (tx) => {
      await work(tx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await ask()).toEqual({ status: 201, body: { total: 1 } });
  });

  it('is done by the one that waits when the one before it fails', async () => {
    let waiting: Promise<unknown> | undefined;
    const failing = answerOnce(database.db, request(), async () => {
      waiting = ask();
      await vi.waitUntil(isSomebodyWaiting, { timeout: 60_000 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await waiting).toEqual({ status: 201, body: { total: 1 } });
  });
});

describe('a key', () => {
  it.each<Partial<KeyedRequest>>([{ body: { a: 2 } }, { url: '/y' }, { method: 'POST' }])(
    'that was used is refused for a request with other %o',
    async (other) => {
      await ask();
      await expect(ask(other)).rejects.toMatchObject({ statusCode: 422, errorCode: 'unprocessable' });
    },
  );

  it('means another thing in another scope', async () => {
    await ask();
    expect(await ask({ scope: 'test of another agent' })).toEqual({ status: 201, body: { total: 2 } });
  });
});

it('requests without a key are done each time', async () => {
  await answerOnce(database.db, undefined, work);
  expect(await answerOnce(database.db, undefined, work)).toEqual({ status: 201, body: { total: 2 } });
});
