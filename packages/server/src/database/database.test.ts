import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useDatabase } from '../../test/use-server.ts';
import { openDatabase } from './database.ts';

const database = useDatabase();

it('a connection lost within a transaction fails the transaction, not the server', async () => {
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
