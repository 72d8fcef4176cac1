import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../test/database.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { openDatabase } from './database.ts';

const folder = tempFolder();
let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase(folder);
});
afterAll(() => database.stop());

it('a connection that is lost between two queries of a transaction fails the transaction, and not the server', async () => {
  const { db, close } = openDatabase(database.connection, () => undefined);
  const work = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const pid = rows[0]?.pid;
    await database.db.execute(sql`select pg_terminate_backend(${pid})`);
    const isLeft = async () =>
      (await database.db.execute(sql`select 1 from pg_stat_activity where pid = ${pid}`)).rowCount;
    await expect.poll(isLeft).toBe(0);
    await tx.execute(sql`select 1`);
  });
  await expect(work).rejects.toThrow();
  const { rows } = await db.execute(sql`select 1 as works`);
  expect(rows).toEqual([{ works: 1 }]);
  await close();
});
