import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useDatabase } from '../../../../test/use-server.ts';
import { withReleaseLock } from './release-lock.ts';

const database = useDatabase({ isEmptied: false });

it('two teams work one after the other', async () => {
  let running = 0;
  const isAlone = Array.from({ length: 4 }, () =>
    withReleaseLock(database.connection, async (lock) => {
      running += 1;
      await lock.check();
      const alone = running === 1;
      running -= 1;
      return alone;
    }),
  );
  expect(await Promise.all(isAlone)).toEqual([true, true, true, true]);
});

it('a team that waits for too long is asked to try again', async () => {
  await withReleaseLock(database.connection, async () => {
    const late = withReleaseLock(database.connection, () => Promise.resolve(), 50);
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      message: 'Others are publishing to this site right now; try again in a minute',
    });
  });
});

it('work that has lost its connection learns of it before it switches, and others go on', async () => {
  await withReleaseLock(database.connection, async (lock) => {
    await database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database =
        (select oid from pg_database where datname = current_database())`);
    await expect(lock.check()).rejects.toThrow();
    expect(await withReleaseLock(database.connection, () => Promise.resolve('done'))).toBe('done');
  });
});
