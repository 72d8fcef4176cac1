import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { recordQueries } from './query-spans.ts';
import { createOutageGuard, type OutageGuard } from './outage-guard.ts';
import { releaseAfterFailedBegin } from './release-after-failed-begin.ts';

/** A PostgreSQL server; `host` may be the folder of its socket. */
export type Connection =
  { connectionString: string } | { host: string; port: number; user: string; database: string };

export type Queryable = PgDatabase<NodePgQueryResultHKT>;

/** Connections of a pool, and queries that wait for one. */
export interface PoolLoad {
  total: number;
  idle: number;
  waiting: number;
}

export interface Database {
  db: Queryable;
  guard: OutageGuard;
  load: () => PoolLoad;
  /** Waits for running queries, then ends every connection. */
  close: () => Promise<void>;
}

const APPLICATION = 'naija-server';
/** Name of the advisory lock of `withStartLock`. */
export const START_LOCK = APPLICATION;

export interface PoolOptions {
  max?: number;
  idleInTransactionTimeoutMs?: number;
  /** Multiplies all timeouts. */
  timeoutFactor?: number;
  /** True for the address of a pooler, which has timeouts of its own, and another connection for each transaction. */
  isPooled?: boolean;
}

/** Opens a pool with timeouts; connects at the first query. Lost connections go to `log`. */
export function openDatabase(
  connection: Connection,
  log: (error: Error) => void,
  { max = 10, idleInTransactionTimeoutMs = 30_000, timeoutFactor = 1, isPooled = false }: PoolOptions = {},
): Database {
  const guard = createOutageGuard({ ...connection, application_name: APPLICATION }, timeoutFactor);
  const pool = new pg.Pool({
    ...connection,
    application_name: APPLICATION,
    stream: guard.socket,
    max,
    connectionTimeoutMillis: 5_000 * timeoutFactor,
    query_timeout: 15_000 * timeoutFactor,
    ...(!isPooled && {
      statement_timeout: 10_000 * timeoutFactor,
      idle_in_transaction_session_timeout: idleInTransactionTimeoutMs * timeoutFactor,
    }),
  });
  pool.on('error', (error) => {
    // PostgreSQL that stops meanwhile reports what it has not yet read the end of.
    if (!pool.ending) log(error);
  });
  // The pool handles errors of idle clients only; an error in a transaction fails its next query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  watchUse(pool, guard);
  releaseAfterFailedBegin(pool);
  // First, so that spans have the names.
  if (isPooled) withoutNames(pool);
  recordQueries(pool);
  const close = async () => {
    await pool.end();
    await guard.close();
  };
  const load = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db: drizzle(pool), guard, load, close };
}

/** Has the guard know how long each client is out of the pool. */
function watchUse(pool: pg.Pool, guard: OutageGuard): void {
  const ends = new WeakMap<object, () => void>();
  pool.on('acquire', (client) => ends.set(client, guard.begin()));
  pool.on('release', (_error, client) => ends.get(client)?.());
}

/** Leaves the names of statements out, which a pooler in transaction mode may not know on the next connection. */
function withoutNames(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const unnamed = (first: unknown, ...rest: unknown[]) =>
      query(isNamed(first) ? { ...first, name: undefined } : first, ...rest);
    client.query = unnamed as typeof client.query;
  });
}

function isNamed(query: unknown): query is { name: string } {
  return typeof query === 'object' && query !== null && 'name' in query && !('submit' in query);
}

/** Runs work that precedes serving, such as migrations: under a lock for all processes, without a statement timeout. */
export async function withStartLock<T>(
  connection: Connection,
  log: (error: Error) => void,
  work: (db: NodePgDatabase) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...connection,
    application_name: APPLICATION,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', log);
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext($1))`, [START_LOCK]);
    return await work(drizzle(client));
  } finally {
    await client.end();
  }
}
