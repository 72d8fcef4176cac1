import fs from 'node:fs';
import path from 'node:path';

import { chooseAccount, giveTo } from './account.ts';
import { prepareBinaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { ensureClusterFolder } from './cluster-folder.ts';
import { rotateLog } from './log-file.ts';
import { removeStaleLockFiles } from './postmaster-pid.ts';
import { prepareSocketFolder } from './socket-folder.ts';
import { spawnWatched, type WatchedProcess } from './watchdog.ts';

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '200',
  shared_buffers: '64MB',
  jit: 'off',
  io_method: 'sync',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_worker_slots: '2',
  autovacuum_max_workers: '2',
  log_line_prefix: '%m [%p] ',
  timezone: 'UTC',
  log_timezone: 'UTC',
} as const;

export function postgresArguments({ data, connection }: Cluster): string[] {
  const socketFolder = `"${connection.host.replaceAll('"', '""')}"`;
  const settings = { ...SETTINGS, port: String(connection.port), unix_socket_directories: socketFolder };
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

export interface LaunchOptions {
  locateNative: () => string;
  log: (message: string) => void;
  signal: AbortSignal;
}

/**
 * Starts the postmaster, after initdb if necessary; resolves before it accepts connections. The caller holds the cluster
 * lock as descriptor `lock`, which the cluster's processes inherit, and has checked that no postmaster is alive.
 */
export async function launch(
  cluster: Cluster,
  lock: number,
  options: LaunchOptions,
): Promise<WatchedProcess> {
  const account = chooseAccount(cluster.root);
  giveTo(account.owner, cluster.root);
  const binaries = prepareBinaries(options.locateNative(), cluster.libraryFolder, account.owner);
  await ensureClusterFolder(cluster, account, binaries, lock, options.signal);
  writeHbaFile(cluster);
  const socketFolder = cluster.connection.host;
  if (socketFolder !== cluster.data) prepareSocketFolder(socketFolder, account.owner);
  for (const file of removeStaleLockFiles(cluster.data, socketFolder)) {
    options.log(`removed ${file}, left behind by a cluster that no longer runs`);
  }
  rotateLog(cluster.logFile);
  const command = [binaries.postgres, ...postgresArguments(cluster)];
  return spawnWatched(cluster, account, binaries.env, lock, command);
}

/** Writes pg_hba.conf: each role may connect to one database, and only over the socket. */
function writeHbaFile({ data, connection, superuser }: Cluster): void {
  const rules = [superuser, connection].map(({ database, user }) => `local ${database} ${user} trust`);
  const comment = '# Written at each start of the cluster: the roles that may connect, only over the socket.';
  fs.writeFileSync(path.join(data, 'pg_hba.conf'), [comment, ...rules, ''].join('\n'));
}
