import type { Cluster } from './cluster.ts';

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
