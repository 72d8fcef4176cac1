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
  /** Bucket that replaces the folders of photos, uploads and releases. */
  objects?: ObjectStore | undefined;
  publicUrl?: string | undefined;
  /** Processes that share this machine's memory; 1 by default. */
  workers?: number | undefined;
  /** Time source of limits and lifetimes. */
  clock: () => Date;
  log: FastifyBaseLogger;
  security: SecurityLog;
  limit: RateLimiter;
  readPublic: PublicReads;
  reads: PrebuiltReads;
  changes: ContentChanges;
  /** Runs due jobs, such as a message that was just queued. */
  wakeJobs: () => void;
  /** Step to which account responses are delayed; 0 turns it off. Each route has a default. */
  timingStepMs?: number | undefined;
  disk?: DiskSpace | undefined;
  metrics?: Metrics | undefined;
  databaseLoad?: (() => PoolLoad) | undefined;
  modules: readonly Module[];
}

/** Absolute paths. */
export interface AppFolders {
  shell: string;
  remotes: string;
  photos: string;
  /** Unfinished resumable uploads; never served. */
  uploads: string;
  /** Build of the shell for the server; without it, only browsers render pages. */
  shellServer?: string | undefined;
}

export interface Module {
  name: string;
  /** `api` is the instance below the API prefix. */
  routes?: (api: App, services: Services) => void | Promise<void>;
  /** Adds addresses outside of the API. */
  rootRoutes?: (app: App, services: Services) => void | Promise<void>;
  jobs?: (services: Services) => ModuleJobs;
  queues?: readonly JobQueue[];
  retention?: readonly RowRetention[];
  /** Tables with times whose rows are not removed by age, with the reason. */
  notRemoved?: Readonly<Record<string, string>>;
  /** Removes rows that expire by another rule than their age. */
  removeExpired?: (db: Queryable, now: Date) => Promise<void>;
  personalData?: readonly PersonalDataSource[];
  /** Tables that the data file of an agent leaves out, with the reason. */
  notPersonal?: Readonly<Record<string, string>>;
  limits?: RateLimits;
  /** Adds gauges, and counters of events or of values that are read at each scrape. */
  metrics?: (metrics: Metrics, services: Services) => void;
  readinessChecks?: (services: Services) => readonly Dependency[];
}

export interface JobQueue {
  name: string;
  depth: (db: Queryable) => Promise<{ pending: number; oldestSeconds: number }>;
}

/** Column that decides when rows are removed. */
export interface RowRetention {
  name: RetentionName;
  /** Time or UTC day. */
  column: PgColumn;
  /** True if the column holds the end of the retention instead of its start. */
  isEnd?: boolean;
}

/** Data about an agent that the agent can download and that is removed with the account. */
export interface PersonalDataSource {
  /** Key in the downloaded file. */
  name: string;
  tables: readonly PgTable[];
  /** Rows as JSON, without secrets such as password hashes; in batches if there may be many. */
  read: (db: Queryable, agent: AgentRow) => Promise<readonly object[]> | AsyncIterable<object>;
  /** Deletes rows that do not cascade from the agent's row, in the same transaction. */
  erase?: (tx: Queryable, agent: AgentRow) => Promise<void>;
}

/** A dependency whose failure does not make the server unready. */
export interface Dependency {
  name: string;
  /** Rejects while the dependency does not work. */
  check: () => Promise<unknown>;
}
