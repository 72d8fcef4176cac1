import pg from 'pg';
import { StartError } from '../start-error.ts';
import { type Connection, START_LOCK } from './database.ts';

const TIMEOUTS = { connectionTimeoutMillis: 5_000, query_timeout: 10_000 };
/** Transactions of other processes make a single comparison unreliable */
const ATTEMPTS = 5;

/**
 * Checks that a session keeps its connection, which `LISTEN`, advisory locks and migrations require.
 * @throws StartError behind a pooler in transaction mode
 */
export async function refuseTransactionPooler(connection: Connection): Promise<void> {
  await withClient(connection, (one) =>
    withClient(connection, async (other) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
        if (await shareConnection(one, other))
          throw new StartError(
            'DATABASE_URL: a pooler is in front of the database, which gives each transaction another connection (as PgBouncer with ' +
              'pool_mode = transaction). Set DATABASE_DIRECT_URL to the address of the database itself',
          );
    }),
  );
}

async function shareConnection(one: pg.Client, other: pg.Client): Promise<boolean> {
  const first = await processOf(one);
  await other.query('begin');
  try {
    return (await processOf(other)) === first || (await processOf(one)) !== first;
  } finally {
    await other.query('rollback');
  }
}

async function processOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

/**
 * Checks that a pooler and the direct address reach the same database, while this process holds the start lock at the direct
 * address; returns a warning, if any.
 * @throws StartError if the two reach different databases
 */
export function checkPooler(pooler: Connection): Promise<string | undefined> {
  return withClient(pooler, async (client) => {
    const { rows } = await client.query<{ other: boolean; timeout: string }>(
      `select pg_try_advisory_xact_lock(hashtext($1)) as other, current_setting('statement_timeout') as timeout`,
      [START_LOCK],
    );
    if (rows[0]?.other === true)
      throw new StartError('DATABASE_URL and DATABASE_DIRECT_URL name different databases');
    return rows[0]?.timeout === '0'
      ? 'DATABASE_URL: the pooler sets no statement_timeout, so that a query may run for ever; set it as docs/deploy/pgbouncer.ini does'
      : undefined;
  });
}

async function withClient<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, ...TIMEOUTS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
