import { lastBackupAt } from './last-backup.ts';
import type { Database } from '../../database/database.ts';
import { cachedRead } from '../../platform/concurrency/cached-read.ts';
import { addGauge, type Metrics } from '../../platform/metrics/metrics.ts';
import type { Module } from '../../platform/module.ts';

/** Frequent scrapes share queries, which take one connection. */
const SCRAPE = { reuseMs: 5_000, timeoutMs: 2_000 };

/** Adds the figures of the database and of the pool. Workers of a cluster read the same tables, so their
 * values are combined by maximum. */
export function addDatabaseMetrics(
  metrics: Metrics,
  { db, load }: Pick<Database, 'db' | 'load'>,
  modules: readonly Module[],
): void {
  const queues = modules.flatMap((module) => module.queues ?? []);
  const read = cachedRead(async () => {
    const depths = [];
    for (const { name, depth } of queues) depths.push({ name, ...(await depth(db)) });
    return { depths, backupAt: await lastBackupAt(db) };
  }, SCRAPE);
  addGauge(metrics, {
    name: 'naija_database_up',
    help: '1 where the database answered the queries of the last scrape in time',
    aggregator: 'min',
    read: async () => {
      const isUp = await read().then(
        () => true,
        () => false,
      );
      return [[{}, Number(isUp)]];
    },
  });
  const labelNames = ['queue'];
  addGauge(metrics, {
    name: 'naija_jobs_pending',
    help: 'Jobs that wait in the database, by queue',
    labelNames,
    aggregator: 'max',
    read: async () => (await read()).depths.map(({ name, pending }) => [{ queue: name }, pending]),
  });
  addGauge(metrics, {
    name: 'naija_jobs_oldest_seconds',
    help: 'How long the oldest waiting job of a queue has waited',
    labelNames,
    aggregator: 'max',
    read: async () =>
      (await read()).depths.map(({ name, oldestSeconds }) => [{ queue: name }, oldestSeconds]),
  });
  addGauge(metrics, {
    name: 'naija_backup_completed_timestamp_seconds',
    help: 'When the last backup of the database was complete; absent before the first',
    aggregator: 'max',
    read: async () => {
      const { backupAt } = await read();
      return backupAt ? [[{}, backupAt.getTime() / 1_000]] : [];
    },
  });
  addGauge(metrics, {
    name: 'naija_database_pool_connections',
    help: 'Connections of the pool of requests, by state',
    labelNames: ['state'],
    read: () => {
      const { total, idle } = load();
      return [
        [{ state: 'idle' }, idle],
        [{ state: 'used' }, total - idle],
      ];
    },
  });
  addGauge(metrics, {
    name: 'naija_database_pool_waiting',
    help: 'Queries that wait for a connection of the pool',
    read: () => [[{}, load().waiting]],
  });
}
