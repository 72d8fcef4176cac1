import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../database/database.ts';
import { createSignal } from '../concurrency/signal.ts';
import { failActiveSpan, inSpan } from '../../tracing/spans.ts';
import { keepLease } from './lease.ts';
import {
  addRecurringJobs,
  claimJob,
  type ClaimedJob,
  completeJob,
  failJob,
  nextClaimMs,
  removeJob,
} from './repository.ts';

/** Jobs at once; each may hold a database connection. */
const CONCURRENCY = 2;
const MIN_WAIT_MS = 50;

interface Job {
  failureMessage: string;
}

/** Runs at once and then `everyMs` after each run, in one of all processes. */
export interface RecurringJob extends Job {
  name: string;
  everyMs: number;
  /** `signal` aborts if another process may run the job. */
  run: (signal: AbortSignal) => Promise<void>;
}

/** Runs for each task of its kind, until it succeeds or all retries fail. */
export interface TaskKind extends Job {
  kind: string;
  retriesMs: readonly number[];
  run: (payload: unknown, signal: AbortSignal) => Promise<void>;
}

export interface RunnerOptions {
  db: Queryable;
  recurring?: readonly RecurringJob[];
  tasks?: readonly TaskKind[];
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Time after which another process may claim the job. */
  leaseMs?: number;
  /** Longest pause between queries for due jobs. */
  pollMs?: number;
}

/** `stop` waits for running jobs. */
export function startJobRunner(options: RunnerOptions): { wake: () => void; stop: () => Promise<void> } {
  const { db, recurring = [], tasks = [], log, leaseMs = 60_000, pollMs = 30_000 } = options;
  const kinds = [...recurring.map(({ name }) => name), ...tasks.map(({ kind }) => kind)];
  const signal = createSignal();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let isKnown = false;

  const start = (job: ClaimedJob) => {
    const run = runJob(options, job, leaseMs).finally(() => {
      running.delete(run);
      signal.set();
    });
    running.add(run);
  };

  async function claimAll(): Promise<number> {
    if (!isKnown)
      await addRecurringJobs(
        db,
        recurring.map(({ name }) => name),
      );
    isKnown = true;
    while (!stopping.signal.aborted && running.size < CONCURRENCY) {
      const job = await claimJob(db, kinds, leaseMs);
      if (!job) return Math.max(MIN_WAIT_MS, Math.min((await nextClaimMs(db, kinds)) ?? pollMs, pollMs));
      start(job);
    }
    return pollMs;
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const waitMs = await claimAll().catch((error: unknown) => {
        log.warn(error, 'jobs cannot be claimed');
        return pollMs;
      });
      await signal.wait(waitMs);
    }
    await Promise.all(running);
  }

  const looping = loop();
  return {
    wake: signal.set,
    stop() {
      stopping.abort();
      signal.set();
      return looping;
    },
  };
}

async function runJob(options: RunnerOptions, job: ClaimedJob, leaseMs: number): Promise<void> {
  const lease = keepLease(options.db, job, leaseMs);
  try {
    const recurring = options.recurring?.find(({ name }) => name === job.name);
    await inSpan({ name: `job ${job.kind}` }, () =>
      recurring ? runRecurring(options, recurring, job, lease.signal) : runTask(options, job, lease.signal),
    );
  } catch (error) {
    options.log.warn(
      { err: error, job: job.name },
      'the end of a job could not be stored; it will run again',
    );
  } finally {
    lease.end();
  }
}

async function runRecurring(
  { db, log }: RunnerOptions,
  { run, everyMs, failureMessage }: RecurringJob,
  job: ClaimedJob,
  signal: AbortSignal,
): Promise<void> {
  try {
    await run(signal);
  } catch (error) {
    failActiveSpan(error);
    log.warn(error, failureMessage);
    await failJob(db, job, { error, nextMs: everyMs });
    return;
  }
  await completeJob(db, job, everyMs);
}

async function runTask(
  { db, tasks = [], log }: RunnerOptions,
  job: ClaimedJob,
  signal: AbortSignal,
): Promise<void> {
  const task = tasks.find(({ kind }) => kind === job.kind);
  if (!task) throw new Error(`no task is of the kind ${job.kind}`);
  try {
    await task.run(job.payload, signal);
  } catch (error) {
    failActiveSpan(error);
    const nextMs = task.retriesMs[job.failures];
    if (nextMs !== undefined) {
      await failJob(db, job, { error, nextMs });
      return;
    }
    log.warn({ err: error, task: job.payload }, task.failureMessage);
  }
  await removeJob(db, job);
}
