import { lastBackupAt } from '../backup/backups.ts';
import type { Database, Queryable } from '../database/database.ts';
import { mailDepth } from '../modules/mail/index.ts';
import { COMMENT_MAIL, PUSH } from '../modules/notifications/index.ts';
import { cachedRead } from '../platform/concurrency/cached-read.ts';
import { jobDepth } from '../platform/jobs/index.ts';
import { addGauge, type Metrics } from '../platform/metrics/metrics.ts';

/** What waits in a table for a worker. */
interface JobQueue {
  name: string;
  depth: (db: Queryable) => Promise<{ pending: number; oldestSeconds: number }>;
}

/** A new kind of job is added here. */
const QUEUES: readonly JobQueue[] = [
  { name: 'mail', depth: mailDepth },
  { name: 'jobs', depth: (db) => jobDepth(db) },
  { name: 'notifications', depth: (db) => jobDepth(db, [PUSH, COMMENT_MAIL]) },
];

/** Frequent scrapes share one set of queries, which takes one connection of the pool. */
const SCRAPE = { reuseMs: 5_000, timeoutMs: 2_000 };

/** What the database knows, and what the pool does. Workers of a cluster read the same tables: no sum but a maximum. */
export function addDatabaseMetrics(metrics: Metrics, { db, load }: Pick<Database, 'db' | 'load'>): void {
  const read = cachedRead(async () => {
    const depths = [];
    for (const { name, depth } of QUEUES) depths.push({ name, ...(await depth(db)) });
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
