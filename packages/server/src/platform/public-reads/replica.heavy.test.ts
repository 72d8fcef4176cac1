import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { testApp } from '../../../test/app.ts';
import { REPLICATED, startReplica, startTcpPostgres, type TcpPostgres } from '../../../test/tcp-postgres.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { openDatabase, withStartLock } from '../../database/database.ts';
import { migrateDatabase } from '../../database/migrations.ts';
import { listenForChanges } from '../content-changes/content-changes.ts';
import type { App } from '../http/app-type.ts';

const POLL = { timeout: 60_000, interval: 20 };
const folder = tempFolder();
const closers: (() => Promise<unknown>)[] = [];
const ignoreLost = () => undefined;
let primary: TcpPostgres;
let replica: TcpPostgres;
/** One server writes and the other one is read. */
let writing: App;
let reading: App;
let agentId: string;
let warn: MockInstance<App['log']['warn']>;

async function startApp(name: string): Promise<App> {
  const connection = { connectionString: primary.url };
  const { db, guard, close } = openDatabase(connection, ignoreLost, { timeoutFactor: 12 });
  // Production's timeouts limit the wait for a replica.
  const reads = openDatabase({ connectionString: replica.url }, ignoreLost);
  const changes = listenForChanges(connection, ignoreLost, { reconnectDelayMs: 20, guard });
  const app = await testApp(db, join(folder, name), { changes, replica: reads.db, rateLimits: false });
  closers.unshift(() => app.close(), changes.close, close, reads.close);
  return app;
}

beforeAll(async () => {
  primary = await startTcpPostgres(join(folder, 'primary'), REPLICATED);
  await withStartLock({ connectionString: primary.url }, ignoreLost, migrateDatabase);
  const { db, close } = openDatabase({ connectionString: primary.url }, ignoreLost, { timeoutFactor: 12 });
  agentId = (await addAgent(db)).id;
  await close();
  replica = await startReplica(primary, join(folder, 'primary'), join(folder, 'replica'));
  [writing, reading] = [await startApp('one'), await startApp('other')];
}, 300_000);
afterAll(async () => {
  for (const close of closers) await close();
  await replica.stop();
  await primary.stop();
});
beforeEach(() => {
  warn = vi.spyOn(reading.log, 'warn');
});

const LIST = '/api/v1/user/location/lagos';
const comments = async () => {
  const response = await reading.inject(`/api/v1/comment/getAll/${agentId}`);
  return response.json<{ comments: { content: string }[] }>().comments.map(({ content }) => content);
};
async function post(content: string): Promise<void> {
  const payload = { fullname: 'Ada Obi', content };
  const response = await writing.inject({ method: 'POST', url: `/api/v1/comment/${agentId}`, payload });
  expect(response.statusCode).toBe(201);
}

/** Connections for public reads that the replica has answered, and those of the primary. */
async function readsOf(server: TcpPostgres): Promise<number> {
  const { rows } = await server.administer(
    `select count(*)::int as count from pg_stat_activity
     where application_name = 'naija-server' and query ~ 'from "(comments|agents)"'`,
  );
  return (rows as { count: number }[])[0]?.count ?? 0;
}

it('public reads come from the replica once it has everything', async () => {
  await expect
    .poll(async () => {
      // Each address is new, so no cache has it.
      await reading.inject(`${LIST}?limit=${String(1 + Math.floor(Math.random() * 50))}`);
      return readsOf(replica);
    }, POLL)
    .toBeGreaterThan(0);
});

it('a comment is seen by the next read of another server, however far the replica is behind, and no cache loses it', async () => {
  await post('before');
  expect(await comments()).toEqual(['before']);
  await replica.administer('select pg_wal_replay_pause()');
  await post('while it is behind');
  expect(await comments()).toEqual(['while it is behind', 'before']);
  expect(await comments()).toEqual(['while it is behind', 'before']);
  await replica.administer('select pg_wal_replay_resume()');
  for (let count = 0; count < 20; count += 1) {
    await post(`comment ${String(count)}`);
    expect((await comments())[0]).toBe(`comment ${String(count)}`);
  }
});

it('where the replica is away, reads go on from the primary, which the log says once, and it is read again when it is back', async () => {
  const info = vi.spyOn(reading.log, 'info');
  await replica.stop();
  for (let count = 1; count <= 5; count += 1)
    expect((await reading.inject(`${LIST}?limit=${String(count)}`)).statusCode).toBe(200);
  const LOST = 'the replica of the database cannot be read; the primary is read instead';
  expect(warn.mock.calls.flat().filter((logged) => logged === LOST)).toHaveLength(1);
  await replica.start();
  await expect
    .poll(async () => {
      await reading.inject(`${LIST}?limit=7`);
      return info.mock.calls.flat();
    }, POLL)
    .toContain('the replica of the database is read again');
});

it('a server that is not a replica is never read', async () => {
  const connection = { connectionString: primary.url };
  const { db, close } = openDatabase(connection, ignoreLost, { timeoutFactor: 12 });
  const changes = listenForChanges(connection, ignoreLost);
  const app = await testApp(db, join(folder, 'third'), { changes, replica: db });
  const warned = vi.spyOn(app.log, 'warn');
  await expect
    .poll(async () => {
      expect((await app.inject(LIST)).statusCode).toBe(200);
      return warned.mock.calls.map(([error]) => (error as Error).message);
    }, POLL)
    .toEqual(['DATABASE_READ_URL: this server is not a replica']);
  await app.close();
  await changes.close();
  await close();
});
