import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** Where to find a PostgreSQL: an address, or a host (or socket folder), port, user and database. */
export type Connection =
  { connectionString: string } | { host: string; port: number; user: string; database: string };

/** Where a query runs: the pool or an open transaction. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  db: Queryable;
  /** Waits for the queries that run, then ends every connection. */
  close: () => Promise<void>;
}

const APPLICATION = 'naija-server';

export interface PoolOptions {
  /** How many connections at most. */
  max?: number;
  /** Milliseconds that an open transaction may wait for what is not the database. */
  idleInTransaction?: number;
  /** How many times as long as usual everything may take. */
  patience?: number;
}

/** Opens a pool in which every wait has an end; connects at the first query. Lost connections go to `log`. */
export function openDatabase(
  connection: Connection,
  log: (error: Error) => void,
  { max = 10, idleInTransaction = 30_000, patience = 1 }: PoolOptions = {},
): Database {
  const pool = new pg.Pool({
    ...connection,
    application_name: APPLICATION,
    max,
    connectionTimeoutMillis: 5_000 * patience,
    statement_timeout: 10_000 * patience,
    query_timeout: 15_000 * patience,
    idle_in_transaction_session_timeout: idleInTransaction * patience,
  });
  pool.on('error', log);
  // The pool hears idle connections alone. One that is lost in a transaction fails the next query, which says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool), close: () => pool.end() };
}

/**
 * Runs work on one connection of its own, which no statement timeout cuts short, while no other process
 * that shares the database does so: for what must be done once before serving.
 */
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
    // The lock goes with the connection, however this process ends.
    await client.query(`select pg_advisory_lock(hashtext($1))`, [APPLICATION]);
    return await work(drizzle(client));
  } finally {
    await client.end();
  }
}
