import { RATE_LIMIT_REASONS } from '@naija/contracts/domain/rate-limit-messages';
import {
  idempotencyKeys,
  jobs,
  knownNetworks,
  rateLimitBrowsers,
  rateLimits,
} from '../../database/schema.ts';
import { hourly, jobDepth } from '../../platform/jobs/index.ts';
import { addEventCounter } from '../../platform/metrics/metrics.ts';
import type { Module } from '../../platform/module.ts';
import { addDatabaseMetrics } from './database-metrics.ts';
import { addBuildInfo, addDiskMetrics } from './process-metrics.ts';
import { removeExpiredRows } from './remove-expired-rows.ts';

/** Tables and metrics of what all modules build on: rate limits, stored responses, jobs, the pool and the disk. */
export const infrastructureModule = {
  name: 'infrastructure',
  jobs: ({ db, clock, modules }) => ({
    recurring: [
      hourly('expired rows', 'expired rows are still there', () => removeExpiredRows(db, modules, clock())),
    ],
  }),
  queues: [{ name: 'jobs', depth: (db) => jobDepth(db) }],
  retention: [
    { name: 'responses', column: idempotencyKeys.createdAt },
    { name: 'rateLimits', column: rateLimits.at },
    { name: 'rateLimitBrowsers', column: rateLimitBrowsers.seenAt },
    { name: 'knownNetworks', column: knownNetworks.seenAt },
    { name: 'forgottenJobs', column: jobs.dueAt },
  ],
  notPersonal: {
    jobs: 'about releases and the work of the server; with ids of agents until they are told of something, or deleted',
    known_networks:
      'hashes of account and network together, found only by who guesses both; deleted when they expire',
    rate_limit_browsers: 'hashes of limit and browser; deleted when they expire',
    rate_limits:
      'hashes of limit and account or network, found only by who guesses them; deleted when they expire',
  },
  readinessChecks: ({ disk }) =>
    disk
      ? [
          {
            name: 'disk',
            check: async () => {
              if (await disk.isFull()) throw new Error('the disk has no more than its reserve');
            },
          },
        ]
      : [],
  metrics: (metrics, { db, databaseLoad, modules, disk }) => {
    addBuildInfo(metrics);
    if (databaseLoad) addDatabaseMetrics(metrics, { db, load: databaseLoad }, modules);
    if (disk) addDiskMetrics(metrics, disk);
    addEventCounter(metrics, {
      name: 'naija_rate_limit_refusals_total',
      help: 'Requests that were refused with 429, by limit',
      event: 'rate-limit.refused',
      labelNames: ['limit'],
      labelsOf: ({ limit }) => ({ limit }),
      known: Object.keys(RATE_LIMIT_REASONS).map((limit) => ({ limit })),
    });
  },
} satisfies Module;
