import type { RetentionName } from '@naija/contracts/domain/retention';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolLoad, Queryable } from '../database/database.ts';
import type { AgentRow } from '../database/schema.ts';
import type { ContentChanges } from './content-changes/content-changes.ts';
import type { DiskSpace } from './disk/disk-space.ts';
import type { App } from './http/app-type.ts';
import type { ModuleJobs } from './jobs/index.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PrebuiltReads } from './plugins/prebuilt-reads.ts';
import type { PublicReads } from './public-reads/public-reads.ts';
import type { RateLimiter, RateLimits } from './rate-limits/limiter.ts';
import type { SecurityLog } from './security-log/security-log.ts';
import type { ObjectStore } from './storage/object-store.ts';

/**
 * Everything that modules share, made once by `createServices`. `services.ts` adds the services that modules type. A
 * function asks only for what it uses: `Pick<Services, 'db' | 'clock'>`.
 */
export interface Services {
  db: Queryable;
  folders: AppFolders;
  /** Bucket that holds photos, uploads and releases instead of folders. */
  objects?: ObjectStore | undefined;
  /** Origin that visitors use, if it is known. */
  publicUrl?: string | undefined;
  /** Processes on this machine that share what memory caches and renderers may use; 1 by default. */
  workers?: number | undefined;
  /** Time source of limits and lifetimes. */
  clock: () => Date;
  log: FastifyBaseLogger;
  security: SecurityLog;
  limit: RateLimiter;
  readPublic: PublicReads;
  /** Responses of public reads, kept ready to be sent. */
  reads: PrebuiltReads;
  changes: ContentChanges;
  /** Runs the jobs of this process that are due, such as a message that was just queued. */
  wakeJobs: () => void;
  /** Step to which the duration of account responses is rounded up; 0 turns it off, and each route has a default. */
  timingStepMs?: number | undefined;
  /** Refuses writes while the disk is full. */
  disk?: DiskSpace | undefined;
  /** Counts requests and what modules do. */
  metrics?: Metrics | undefined;
  /** Connections of the pool that `db` uses. */
  databaseLoad?: (() => PoolLoad) | undefined;
  /** All modules of the server, for those that work on what every module declares. */
  modules: readonly Module[];
}

/** Absolute folders that the application works in. */
export interface AppFolders {
  shell: string;
  remotes: string;
  photos: string;
  /** Unfinished resumable uploads; never served. */
  uploads: string;
  /** Build of the shell that the server runs; without it, only browsers render pages. */
  shellServer?: string | undefined;
}

/** Everything that the server knows of one subject. `app.ts` lists the modules and registers each. */
export interface Module {
  name: string;
  /** Adds endpoints; `api` is the instance below the API prefix. */
  routes?: (api: App, services: Services) => void | Promise<void>;
  /** Adds pages, files and other addresses outside of the API. */
  rootRoutes?: (app: App, services: Services) => void | Promise<void>;
  jobs?: (services: Services) => ModuleJobs;
  queues?: readonly JobQueue[];
  /** Rows that are removed by their age. */
  retention?: readonly RowRetention[];
  /** Tables with times of which no row is removed by its age, with the reason. */
  notRemoved?: Readonly<Record<string, string>>;
  /** Removes rows that expire by another rule than their age, in the same job. */
  removeExpired?: (db: Queryable, now: Date) => Promise<void>;
  personalData?: readonly PersonalDataSource[];
  /** Tables that the data file of an agent leaves out, with the reason. */
  notPersonal?: Readonly<Record<string, string>>;
  limits?: RateLimits;
  /** Adds what is measured: gauges, and counters of events or of what is read at each scrape. */
  metrics?: (metrics: Metrics, services: Services) => void;
  readinessChecks?: (services: Services) => readonly Dependency[];
}

/** Work that waits in a table for a worker. */
export interface JobQueue {
  name: string;
  depth: (db: Queryable) => Promise<{ pending: number; oldestSeconds: number }>;
}

/** Column by which the rows of its table are removed. */
export interface RowRetention {
  name: RetentionName;
  /** Time or UTC day. */
  column: PgColumn;
  /** True if the column holds the end of the retention, and not its beginning. */
  isEnd?: boolean;
}

/** Data of a module about an agent: it is in the file that the agent downloads, and removed with the account. */
export interface PersonalDataSource {
  /** Key in the file. */
  name: string;
  tables: readonly PgTable[];
  /** Reads rows as JSON has them, without secrets such as hashes of passwords; in batches if there may be many. */
  read: (db: Queryable, agent: AgentRow) => Promise<readonly object[]> | AsyncIterable<object>;
  /** Deletes rows that do not go with the agent's row, in the transaction that deletes that. */
  erase?: (tx: Queryable, agent: AgentRow) => Promise<void>;
}

/** A dependency whose failure does not make the server unready. */
export interface Dependency {
  name: string;
  /** Rejects while the dependency does not work. */
  check: () => Promise<unknown>;
}
