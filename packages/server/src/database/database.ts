import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { recordQueries } from './query-spans.ts';
import { createOutageGuard, type OutageGuard } from './outage-guard.ts';
/** `host` may be the folder of a socket. */
export type Connection =
  { connectionString: string } | { host: string; port: number; user: string; database: string };

export type Queryable = PgDatabase<NodePgQueryResultHKT>;

export interface PoolLoad {
  total: number;
  idle: number;
  waiting: number;
}

export interface Database {
  db: Queryable;
  guard: OutageGuard;
  load: () => PoolLoad;
  close: () => Promise<void>;
}

const APPLICATION = 'naija-server';
/** Name of the advisory lock of `withStartLock`. */
export const START_LOCK = APPLICATION;

export interface PoolOptions {
  max?: number;
  idleInTransactionTimeoutMs?: number;
  timeoutFactor?: number;
  /** True for a pooler, which has its own timeouts and may use another connection for each transaction. */
  isPooled?: boolean;
}

/** Connects at the first query. Lost connections are reported to `log`. */
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
    // A PostgreSQL server that stops reports errors about queries whose end it has not read.
    if (!pool.ending) log(error);
  });
  // The pool handles errors of idle clients only; an error in a transaction fails its next query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  watchUse(pool, guard);
  releaseAfterFailedBegin(pool);
  // Spans need the names of statements.
  if (isPooled) withoutNames(pool);
  recordQueries(pool);
  const close = async () => {
    await pool.end();
    await guard.close();
  };
  const load = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db: drizzle(pool), guard, load, close };
}

function watchUse(pool: pg.Pool, guard: OutageGuard): void {
  const ends = new WeakMap<object, () => void>();
  pool.on('acquire', (client) => ends.set(client, guard.begin()));
  pool.on('release', (_error, client) => ends.get(client)?.());
}

/** Removes the names of statements, because a pooler in transaction mode may not know them on the next connection. */
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

/** Runs work that precedes serving, such as migrations, under a lock for all processes and without a statement timeout. */
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

/**
 * Returns the connection to the pool if `begin` fails. Drizzle ORM does not:
 * https://github.com/drizzle-team/drizzle-orm/issues/6241.
 */
function releaseAfterFailedBegin(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]) => {
      const result = query(...args);
      if (isBegin(args[0]) && result instanceof Promise)
        result.catch((error: unknown) => {
          client.release(error instanceof Error ? error : true);
        });
      return result;
    };
    client.query = watched as typeof client.query;
  });
}

function isBegin(query: unknown): boolean {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text;
  return typeof text === 'string' && text.startsWith('begin');
}

/** Builds a statement once for each database; PostgreSQL parses a named one once for each connection. */
export function prepareOnce<Statement>(build: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const built = new WeakMap<Queryable, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}
