import cluster from 'node:cluster';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { DiskSpace } from '../platform/disk/disk-space.ts';
import { addGauge, createMetrics, type Metrics } from '../platform/metrics/metrics.ts';
import { serveMetrics } from '../platform/metrics/serve-metrics.ts';
import { serverCommit, serverVersion } from '../platform/server-version.ts';
import { addDatabaseMetrics } from './database-metrics.ts';

export interface RunningMetrics {
  metrics: Metrics;
  close: () => Promise<void>;
}

/**
 * Serves the metrics of this process. The worker of a cluster does not listen: its primary asks for them, and serves the
 * sum (`clusterMetrics`).
 * @throws StartError where the port cannot be bound
 */
export async function startMetrics(
  settings: { host: string; port: number } | undefined,
  { database, disk }: { database: Pick<Database, 'db' | 'load'>; disk: DiskSpace },
  logger: Logger,
): Promise<RunningMetrics | undefined> {
  if (!settings) return undefined;
  const metrics = await createMetrics();
  addDatabaseMetrics(metrics, database);
  addDiskMetrics(metrics, disk);
  addGauge(metrics, {
    name: 'naija_build_info',
    help: 'Constant 1, with the version and commit of the server and the version of Node as labels',
    labelNames: ['version', 'commit', 'node'],
    aggregator: 'max',
    read: () => [[{ version: serverVersion(), commit: serverCommit(), node: process.version }, 1]],
  });
  if (cluster.isWorker) return { metrics, close: () => Promise.resolve() };
  const { url, close } = await serveMetrics(metrics.registry, settings);
  logger.info({ url }, 'metrics are served');
  return { metrics, close };
}

/** The names of folders are those of the operator's settings, and few. */
function addDiskMetrics(metrics: Metrics, { read, reserveBytes }: DiskSpace): void {
  addGauge(metrics, {
    name: 'naija_disk_free_bytes',
    help: 'Free space of the file system of a folder that the server writes to',
    labelNames: ['folder'],
    aggregator: 'min',
    read: async () => (await read()).map(({ folder, freeBytes }) => [{ folder }, freeBytes]),
  });
  addGauge(metrics, {
    name: 'naija_disk_reserve_bytes',
    help: 'Free space below which writes are refused with 507',
    aggregator: 'max',
    read: () => [[{}, reserveBytes]],
  });
}
