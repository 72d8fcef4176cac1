import { faker } from '@faker-js/faker/locale/en_NG';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase, withStartLock, type Connection } from '../../src/database/database.ts';
import { startEmbeddedPostgres } from '@naija/embedded-postgres';
import { migrateDatabase } from '../../src/database/migrations.ts';
import { readLocation } from '../../src/modules/agents/list.ts';
import { drawListCall, drawSearchCall, type BenchCall } from './calls.ts';
import { fillWithAgents } from './fill.ts';
import { percentile, timeInDatabase } from './measure.ts';

const AGENTS = 100_000;
const CALLS = 1_000;
const SEED = 20_260_101;
const KINDS = { 'list of 10,000': drawListCall, search: drawSearchCall };

const raise = (error: Error) => {
  throw error;
};

/** Prints what lists and searches cost PostgreSQL among 100,000 agents. */
async function bench(connection: Connection): Promise<void> {
  await withStartLock(connection, raise, migrateDatabase);
  const { db, close } = openDatabase(connection, raise);
  faker.seed(SEED);
  await fillWithAgents(db, faker, AGENTS);
  await close();
  const client = new pg.Client(connection);
  await client.connect();
  const table: Record<string, object> = {};
  for (const [kind, draw] of Object.entries(KINDS)) table[kind] = await measure(client, () => draw(faker));
  console.log(`Milliseconds in the database among ${AGENTS.toLocaleString('en')} agents, planning included`);
  console.table(table);
  await client.end();
}

async function measure(client: pg.Client, draw: () => BenchCall): Promise<object> {
  const calls = [];
  for (let made = 0; made < CALLS; made += 1) {
    const { text, query } = draw();
    const times = await timeInDatabase(client, (db) => readLocation(db, text, query));
    calls.push({ text, slowest: Math.max(...times), all: times.reduce((sum, time) => sum + time, 0) });
  }
  const all = calls.map((call) => call.all);
  const slowest = calls.map((call) => call.slowest);
  const worst = calls.reduce((a, b) => (b.all > a.all ? b : a));
  return {
    'p50, all statements': percentile(all, 0.5).toFixed(1),
    'p99, all statements': percentile(all, 0.99).toFixed(1),
    'p99, slowest statement': percentile(slowest, 0.99).toFixed(1),
    worst: `${worst.all.toFixed(1)} for "${worst.text}"`,
  };
}

const folder = await mkdtemp(join(tmpdir(), 'naija-bench-'));
const server = await startEmbeddedPostgres({ dir: join(folder, 'postgres') });
try {
  await bench(server.connection);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
