import fs from 'node:fs';

import pg from 'pg';

import type { Cluster } from './cluster.ts';
import { errorCode } from './error-code.ts';
import { livePostmaster } from './postmaster-pid.ts';
import { prepareRoles } from './roles.ts';
import { openLivenessPipe } from './liveness-pipe.ts';

// Two-key advisory locks do not collide with the one-key locks of migrations.
const MEMBERS_LOCK = '7433, 18';

const STARTING_CODES = new Set(['57P03', '53300']);

export interface Membership {
  client: pg.Client;
  pid: number | undefined;
  lost: Promise<void>;
  livenessPipe: number | undefined;
}

/** `starting` includes recovering and stopping; `absent` means that no server runs. */
export type JoinResult = Membership | 'starting' | 'absent';

/** Joins the cluster if it responds, and prepares the roles. @throws Error for another cluster or a rejected statement */
export async function tryJoin(cluster: Cluster): Promise<JoinResult> {
  const client = new pg.Client({
    ...cluster.superuser,
    application_name: 'naija-keeper',
    // Functions of the application must not shadow those of PostgreSQL: a superuser would run them.
    options: '-c search_path=pg_catalog',
    connectionTimeoutMillis: 5_000,
  });
  // Every failure also ends the connection, which `lost` reports.
  client.on('error', () => undefined);
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  let livenessPipe: number | undefined;
  try {
    await client.connect();
    livenessPipe = openLivenessPipe(cluster.livenessPipe);
    await assertOwnCluster(client, cluster);
    await prepareRoles(client, cluster);
    await client.query(`select pg_advisory_lock_shared(${MEMBERS_LOCK})`);
    return { client, lost, livenessPipe, pid: livePostmaster(cluster.data) };
  } catch (error) {
    closePipe(livenessPipe);
    client.end().catch(() => undefined);
    return classifyFailure(error);
  }
}

/** Leaves the cluster. @returns true if no other member is left; then no process can join until `closeMembership` */
export async function leave({ client }: Membership): Promise<boolean> {
  try {
    await client.query(`select pg_advisory_unlock_shared(${MEMBERS_LOCK})`);
    const { rows } = await client.query<{ last: boolean }>(
      `select pg_try_advisory_lock(${MEMBERS_LOCK}) as last`,
    );
    return rows[0]?.last === true;
  } catch {
    return false;
  }
}

export async function closeMembership({ client, livenessPipe }: Membership): Promise<void> {
  closePipe(livenessPipe);
  await client.end().catch(() => undefined);
}

async function assertOwnCluster(client: pg.Client, { data, connection }: Cluster): Promise<void> {
  const { rows } = await client.query<{ data: string }>(`select current_setting('data_directory') as data`);
  const theirs = rows[0]?.data ?? '';
  if (theirs !== data) throw new ForeignClusterError(`${connection.host} belongs to a cluster in ${theirs}`);
}

class ForeignClusterError extends Error {}

function classifyFailure(error: unknown): 'starting' | 'absent' {
  const code = errorCode(error) ?? '';
  if (STARTING_CODES.has(code)) return 'starting';
  if (error instanceof ForeignClusterError || /^(28|3D)/.test(code) || isRejectedStatement(error))
    throw error;
  return 'absent';
}

// A rejected statement would be rejected again; a lost connection is FATAL.
function isRejectedStatement(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}

function closePipe(descriptor: number | undefined): void {
  if (descriptor !== undefined) fs.closeSync(descriptor);
}
