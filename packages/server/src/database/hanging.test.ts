import { familyOf } from '@naija/embedded-postgres/test';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addAgent } from '../../test/agents.ts';
import { testApp } from '../../test/app.ts';
import { startTestDatabase, type TestDatabase } from '../../test/database.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import type { App } from '../platform/http/app-type.ts';
import { listenForChanges } from '../platform/content-changes/content-changes.ts';
import { openDatabase } from './database.ts';

const LAGOS = '/api/v1/user/location/lagos';
/** 1.5 s on a quiet machine (docs/operations/incidents.md); a query times out after 10 s. */
const EARLY_MS = 6_000;
const folder = tempFolder();
const closers: (() => unknown)[] = [];
let database: TestDatabase;
let app: App;
let url: string;
let stopped: number[] = [];

/** All processes of the database, as a machine does that no longer responds. */
function signal(name: 'SIGSTOP' | 'SIGCONT', pids: number[]): void {
  for (const pid of pids) process.kill(pid, name);
}

function hang(): void {
  stopped = familyOf(database.pid());
  signal('SIGSTOP', stopped);
}
afterEach(() => {
  signal('SIGCONT', stopped.splice(0));
});

beforeAll(async () => {
  database = await startTestDatabase(folder);
  await addAgent(database.db);
  const { db, guard, close } = openDatabase(database.connection, () => undefined);
  const changes = listenForChanges(database.connection, () => undefined, { guard });
  app = await testApp(db, folder, { changes });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = app.listeningOrigin;
  closers.push(() => app.close(), changes.close, close, database.stop);
});
afterAll(async () => {
  for (const close of closers) await close();
});

async function request(method: string, path: string) {
  const response = await fetch(url + path, {
    method,
    signal: AbortSignal.timeout(EARLY_MS),
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    ...(method === 'POST' && {
      body: JSON.stringify({ email: 'ada@example.com', password: 'wrong-horse-1' }),
    }),
  });
  await response.text();
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}

const ROUTES: [string, string][] = [
  ['GET', LAGOS],
  ['GET', '/readyz'],
  ['GET', '/api/v1/user/location/lagos?search=ada'],
  ['POST', '/api/v1/auth/login'],
];

it('requests respond 503 long before a query times out while the database hangs, and succeed once it responds', async () => {
  expect((await request('GET', LAGOS)).status).toBe(200);
  hang();
  const first = await Promise.all(ROUTES.map(([method, path]) => request(method, path)));
  const next = await Promise.all(ROUTES.map(([method, path]) => request(method, path)));
  expect(
    [...first, ...next].map(({ status, retryAfter }) => `${String(status)} ${String(retryAfter)}`),
  ).toEqual(Array(2 * ROUTES.length).fill('503 5'));
  signal('SIGCONT', stopped.splice(0));
  await expect.poll(async () => (await request('GET', LAGOS)).status, { timeout: 60_000 }).toBe(200);
});

it('a query that is slow is not taken for a database that hangs', async () => {
  const { db, close } = openDatabase(database.connection, () => undefined);
  const { rows } = await db.execute<{ slept: string }>('select 1 as slept, pg_sleep(2.5)');
  expect(rows).toMatchObject([{ slept: 1 }]);
  await close();
});

it('a database that is too busy for a new connection is not taken for one that hangs', async () => {
  const now = sql<string>`clock_timestamp()::text as now`;
  const {
    rows: [begun],
  } = await database.db.execute<{ now: string }>(sql`select ${now}`);
  const connections = async () =>
    (
      await database.db.execute(sql`
        select 1 from pg_stat_activity
        where application_name = 'naija-server' and backend_start > ${begun?.now}::timestamptz`)
    ).rowCount;
  const open = openDatabase(database.connection, () => undefined, { max: 1 });
  await open.db.execute('select 1');
  // Counts the connection of this test and the one for probes.
  await expect.poll(connections).toBe(2);
  // Stops only the process that accepts connections.
  stopped = [database.pid()];
  signal('SIGSTOP', stopped);
  const { rows } = await open.db.execute<{ slept: string }>('select 1 as slept, pg_sleep(2.5)');
  expect(rows).toMatchObject([{ slept: 1 }]);
  await open.close();
});
