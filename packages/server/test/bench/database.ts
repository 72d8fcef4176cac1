import { faker } from '@faker-js/faker/locale/en_NG';
import { count } from 'drizzle-orm';
import pg from 'pg';
import { withStartLock, type Connection } from '../../src/database/database.ts';
import { startEmbeddedPostgres } from '@naija/embedded-postgres';
import { migrateDatabase } from '../../src/database/migrations.ts';
import { agents, comments } from '../../src/database/schema.ts';
import { readLocation } from '../../src/modules/agents/list.ts';
import { drawListCall, drawSearchCall, type BenchCall } from './calls.ts';
import { fillWithAgents } from './fill.ts';
import { fillWithComments } from './fill-comments.ts';
import { percentile, timeInDatabase } from './measure.ts';

const SEED = 20_260_101;
const KINDS = { list: drawListCall, search: drawSearchCall };

const raise = (error: Error) => {
  throw error;
};

interface Wanted {
  agents: number;
  comments: number;
}

/**
 * Fills the database of a folder with agents and comments, unless it has them, and prints as JSON what lists and searches cost
 * PostgreSQL among them: milliseconds of all statements of a call, planning included.
 */
async function bench(connection: Connection, wanted: Wanted, calls: number): Promise<void> {
  await fill(connection, wanted);
  const client = new pg.Client(connection);
  await client.connect();
  const times: Record<string, object> = {};
  if (calls > 0)
    for (const [kind, draw] of Object.entries(KINDS))
      times[kind] = await measure(client, calls, () => draw(faker));
  process.stdout.write(`${JSON.stringify(times)}\n`);
  await client.end();
}

async function fill(connection: Connection, wanted: Wanted): Promise<void> {
  await withStartLock(connection, raise, async (db) => {
    await migrateDatabase(db);
    faker.seed(SEED);
    const [there] = await db.select({ agents: count() }).from(agents);
    if (there?.agents === 0) await fillWithAgents(db, faker, wanted.agents);
    else if (there?.agents !== wanted.agents)
      throw new Error(
        `there are ${String(there?.agents)} agents, not ${String(wanted.agents)}: remove the folder`,
      );
    const [first] = await db.select({ id: comments.id }).from(comments).limit(1);
    if (wanted.comments > 0 && !first) await fillWithComments(db, wanted.comments);
  });
}

async function measure(client: pg.Client, calls: number, draw: () => BenchCall): Promise<object> {
  const all = [];
  for (let made = 0; made < calls; made += 1) {
    const { text, query } = draw();
    const times = await timeInDatabase(client, (db) => readLocation(db, text, query));
    all.push(times.reduce((sum, time) => sum + time, 0));
  }
  return { p50: percentile(all, 0.5), p99: percentile(all, 0.99) };
}

const [dir = '', wantedAgents, wantedComments, calls] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ dir });
try {
  const wanted = { agents: Number(wantedAgents), comments: Number(wantedComments) };
  await bench(server.connection, wanted, Number(calls));
} finally {
  await server.stop();
}
