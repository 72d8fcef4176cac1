import fs from 'node:fs';

import pg from 'pg';

import type { Cluster } from './cluster.ts';
import { errorCode } from './error-code.ts';
import { livePostmaster } from './postmaster-pid.ts';
import { prepareRoles } from './roles.ts';
import { openUsersPipe } from './users-pipe.ts';

// Two-key advisory locks are a space of their own, apart from the one-key locks migrations use.
const USERS_LOCK = '7433, 18';

// "Cannot connect now" and "too many connections": somebody is there, and the answer will change.
const STARTING = new Set(['57P03', '53300']);

/** This process's place among the users of a running cluster. */
export interface Seat {
  client: pg.Client;
  pid: number | undefined;
  /** Settles when the cluster has ended the connection, or we have. */
  lost: Promise<void>;
  /** Held open while we use the cluster; undefined when no watchdog runs beside it. */
  usersPipe: number | undefined;
}

/** What came of trying to take a seat: `starting` is also recovering or stopping; `absent` is nobody there. */
export type Joined = Seat | 'starting' | 'absent';

/**
 * Takes a seat in the cluster if it answers, and gives the application its role there. Rejects only if what answers is not
 * our cluster, or refuses a statement.
 */
export async function join(cluster: Cluster): Promise<Joined> {
  const client = new pg.Client({
    ...cluster.superuser,
    application_name: 'naija-keeper',
    // Not what the application may have put in the way of PostgreSQL's own functions: a superuser would run it.
    options: '-c search_path=pg_catalog',
    connectionTimeoutMillis: 5_000,
  });
  // Every failure also ends the connection, and that is what is acted upon.
  client.on('error', () => undefined);
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  let usersPipe: number | undefined;
  try {
    await client.connect();
    usersPipe = openUsersPipe(cluster.usersPipe);
    await checkIsOurs(client, cluster);
    await prepareRoles(client, cluster);
    await client.query(`select pg_advisory_lock_shared(${USERS_LOCK})`);
    return { client, lost, usersPipe, pid: livePostmaster(cluster.data) };
  } catch (error) {
    closePipe(usersPipe);
    client.end().catch(() => undefined);
    return explain(error);
  }
}

/**
 * Gives up our right to the cluster and tells whether nobody else has one. If so, nobody can take a seat until this
 * one is closed, which leaves time to stop the cluster. False when the connection is lost.
 */
export async function leave({ client }: Seat): Promise<boolean> {
  try {
    await client.query(`select pg_advisory_unlock_shared(${USERS_LOCK})`);
    const { rows } = await client.query<{ last: boolean }>(
      `select pg_try_advisory_lock(${USERS_LOCK}) as last`,
    );
    return rows[0]?.last === true;
  } catch {
    return false;
  }
}

/** Closes what the seat holds open. Once for each seat. */
export async function closeSeat({ client, usersPipe }: Seat): Promise<void> {
  closePipe(usersPipe);
  await client.end().catch(() => undefined);
}

async function checkIsOurs(client: pg.Client, { data, connection }: Cluster): Promise<void> {
  const { rows } = await client.query<{ data: string }>(`select current_setting('data_directory') as data`);
  const theirs = rows[0]?.data ?? '';
  if (theirs !== data) throw new ForeignClusterError(`${connection.host} belongs to a cluster in ${theirs}`);
}

class ForeignClusterError extends Error {}

function explain(error: unknown): 'starting' | 'absent' {
  const code = errorCode(error) ?? '';
  if (STARTING.has(code)) return 'starting';
  if (error instanceof ForeignClusterError || /^(28|3D)/.test(code) || isRefusal(error)) throw error;
  return 'absent';
}

// A connection that ends has the severity FATAL: a statement that is refused would be so the next time.
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}

function closePipe(descriptor: number | undefined): void {
  if (descriptor !== undefined) fs.closeSync(descriptor);
}
