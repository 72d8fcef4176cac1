import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDatabase } from '../../../../test/use-server.ts';
import { createSharedUploadLocks, type SharedUploadLocks } from './shared-upload-locks.ts';

const WAIT = { timeout: 60_000, interval: 20 };
const database = useDatabase();
const never = () => new AbortController().signal;
const ignore = () => undefined;
let one: SharedUploadLocks;
let other: SharedUploadLocks;

beforeEach(() => {
  one = createSharedUploadLocks(database.connection, ignore);
  other = createSharedUploadLocks(database.connection, ignore);
});
afterEach(async () => {
  await one.close();
  await other.close();
});

it('a lock is handed over to the next process that asks for it', async () => {
  const lock = one.newLock('a');
  const asked = vi.fn(() => lock.unlock());
  await lock.lock(never(), asked);
  expect(await other.heldAmong(['a', 'b'])).toEqual(new Set(['a']));
  const next = other.newLock('a');
  await next.lock(never(), ignore);
  expect(asked).toHaveBeenCalledTimes(1);
  await next.unlock();
  expect(await one.heldAmong(['a', 'b'])).toEqual(new Set());
});

it('many locks take one connection', async () => {
  const held = Array.from({ length: 30 }, (_, number) => one.newLock(`many ${String(number)}`));
  await Promise.all(held.map((lock) => lock.lock(never(), ignore)));
  const { rows } = await database.db.execute(
    sql`select count(distinct pid)::int as pids, count(*)::int as locks from pg_locks
        where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  );
  expect(rows).toEqual([{ pids: 1, locks: 30 }]);
});

it('a process that is gone holds nothing', async () => {
  await one.newLock('a').lock(never(), ignore);
  await one.close();
  const next = other.newLock('a');
  await next.lock(never(), ignore);
  await next.unlock();
});

it('the holder of a lock stops if its connection is lost, and locks can be taken again', async () => {
  const stop = vi.fn();
  const lost = one.newLock('a');
  await lost.lock(never(), stop);
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`,
  );
  await vi.waitUntil(() => stop.mock.calls.length > 0, WAIT);
  await lost.unlock();
  const next = one.newLock('a');
  await vi.waitUntil(
    () =>
      next.lock(never(), ignore).then(
        () => true,
        () => false,
      ),
    WAIT,
  );
  expect(await other.heldAmong(['a'])).toEqual(new Set(['a']));
});
