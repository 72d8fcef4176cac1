import { sql } from 'drizzle-orm';
import { mkdtemp } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { tempFolder } from '../../test/temp-folder.ts';
import { useDatabase } from '../../test/use-server.ts';
import { openDatabase, type Connection } from './database.ts';

const database = useDatabase();
const folder = tempFolder();

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

it('a connection lost before its transaction has begun leaves its place in the pool to another', async () => {
  const relay = await relayTo(database.connection, await mkdtemp(`${folder}/begin-`));
  const { db, load, close } = openDatabase(relay.connection, () => undefined, { max: 1 });
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  relay.holdRequests();
  const failed = expect(db.transaction(() => Promise.resolve())).rejects.toThrow();
  await expect.poll(() => load().idle).toBe(0);
  await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
  await failed;
  expect(load()).toEqual({ total: 0, idle: 0, waiting: 0 });
  await close();
});

it('PostgreSQL may stop before it has read that a connection ends, and nothing is logged', async () => {
  const relay = await relayTo(database.connection, await mkdtemp(`${folder}/relay-`));
  const lost: string[] = [];
  const { db, close } = openDatabase(relay.connection, ({ message }) => lost.push(message));
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  relay.holdRequests();
  await close();
  await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
  await relay.closed;
  // The client reads in the next turn of the event loop what the relay wrote before it closed.
  await setImmediate();
  expect(lost).toEqual([]);
});

/** Passes on what one client sends, until told not to. */
async function relayTo(to: Connection, place: string) {
  if (!('host' in to)) throw new Error('the tests connect by a socket');
  const socket = (host: string) => `${host}/.s.PGSQL.${String(to.port)}`;
  const server = createServer({ allowHalfOpen: true }).listen(socket(place));
  await once(server, 'listening');
  const client = once(server, 'connection') as Promise<[Socket]>;
  const backend = connect(socket(to.host));
  const closed = client.then(async ([accepted]) => {
    accepted.pipe(backend).pipe(accepted);
    await once(accepted, 'close');
    server.close();
  });
  return {
    connection: { ...to, host: place },
    closed,
    holdRequests: () => void client.then(([accepted]) => accepted.unpipe(backend).resume()),
  };
}
