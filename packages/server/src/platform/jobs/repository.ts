import { and, count, eq, inArray, isNull, lt, lte, min, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { type JobRow, jobs } from '../../database/schema.ts';

const now = sql`now()`;
const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;
const MAX_ERROR_LENGTH = 500;
const free = { run: null, leasedUntil: null };

/** A job that this process runs until its lease ends. */
export type ClaimedJob = Pick<JobRow, 'name' | 'kind' | 'payload' | 'failures'> & { run: string };

/** Adds missing recurring jobs, due at once. */
export async function addRecurringJobs(db: Queryable, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .insert(jobs)
    .values(names.map((name) => ({ name, kind: name })))
    .onConflictDoNothing();
}

/** Adds a task that is done once, by a process that knows its kind. */
export async function addTask(db: Queryable, kind: string, payload: unknown): Promise<void> {
  await db.insert(jobs).values({ name: sql`${kind} || ' ' || gen_random_uuid()`, kind, payload });
}

/** A task that exists at most once per kind and `of`. */
export interface SingleTask {
  kind: string;
  of: string;
  payload: unknown;
  /** Milliseconds from now. */
  afterMs: number;
}

/** Adds a task unless it waits already. A running task runs again, because it may have read too early. */
export async function addSingleTask(
  db: Queryable,
  { kind, of, payload, afterMs }: SingleTask,
): Promise<void> {
  await db
    .insert(jobs)
    .values({ name: `${kind} ${of}`, kind, payload, dueAt: inMs(afterMs) })
    .onConflictDoUpdate({
      target: jobs.name,
      // The row belongs to another run now, so the end of the current one is not stored.
      set: {
        ...free,
        dueAt: sql`case when ${jobs.run} is null then ${jobs.dueAt} else excluded.due_at end`,
      },
    });
}

/** Claims a due job of one of the kinds that no process runs. */
export async function claimJob(
  db: Queryable,
  kinds: readonly string[],
  leaseMs: number,
): Promise<ClaimedJob | undefined> {
  const due = db
    .select({ name: jobs.name })
    .from(jobs)
    .where(and(inArray(jobs.kind, [...kinds]), lte(jobs.dueAt, now), isFree))
    .orderBy(jobs.dueAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await db
    .update(jobs)
    .set({ run: sql`gen_random_uuid()`, leasedUntil: inMs(leaseMs), startedAt: now })
    .where(eq(jobs.name, due))
    .returning({
      name: jobs.name,
      kind: jobs.kind,
      payload: jobs.payload,
      failures: jobs.failures,
      run: jobs.run,
    });
  return job as ClaimedJob | undefined;
}

const isFree = or(isNull(jobs.leasedUntil), lt(jobs.leasedUntil, now));
const isOfRun = ({ name, run }: ClaimedJob) => and(eq(jobs.name, name), eq(jobs.run, run));

/** Returns false if another run has taken over the job. */
export async function extendLease(db: Queryable, job: ClaimedJob, leaseMs: number): Promise<boolean> {
  const { rowCount } = await db
    .update(jobs)
    .set({ leasedUntil: inMs(leaseMs) })
    .where(isOfRun(job));
  return rowCount === 1;
}

const duration = sql`extract(epoch from now() - ${jobs.startedAt}) * 1000`;

/** Ends a run that succeeded. */
export async function completeJob(db: Queryable, job: ClaimedJob, nextMs: number): Promise<void> {
  await db
    .update(jobs)
    .set({
      ...free,
      dueAt: inMs(nextMs),
      failures: 0,
      succeededAt: now,
      durationMs: duration,
      lastError: null,
    })
    .where(isOfRun(job));
}

/** Ends a run that failed. */
export async function failJob(
  db: Queryable,
  job: ClaimedJob,
  { error, nextMs }: { error: unknown; nextMs: number },
): Promise<void> {
  const lastError = String(error).replaceAll('\0', '').slice(0, MAX_ERROR_LENGTH);
  await db
    .update(jobs)
    .set({ ...free, dueAt: inMs(nextMs), failures: job.failures + 1, durationMs: duration, lastError })
    .where(isOfRun(job));
}

/** Removes a task that is done or given up. */
export async function removeJob(db: Queryable, job: ClaimedJob): Promise<void> {
  await db.delete(jobs).where(isOfRun(job));
}

/** Milliseconds until a job of one of the kinds may be claimed; null if none exists. */
export async function nextClaimMs(db: Queryable, kinds: readonly string[]): Promise<number | null> {
  const [next] = await db
    .select({
      ms: min(sql`extract(epoch from greatest(${jobs.dueAt}, ${jobs.leasedUntil}) - now()) * 1000`).mapWith(
        Number,
      ),
    })
    .from(jobs)
    .where(inArray(jobs.kind, [...kinds]));
  return next?.ms ?? null;
}

export interface JobStatus extends Pick<JobRow, 'name' | 'kind' | 'failures' | 'lastError' | 'durationMs'> {
  succeededAt: Date | null;
  isRunning: boolean;
  /** Milliseconds since the job was due; 0 if it is not due, or runs. */
  lateMs: number;
}

export async function readJobStatus(db: Queryable): Promise<JobStatus[]> {
  const late = sql`extract(epoch from now() - greatest(${jobs.dueAt}, ${jobs.leasedUntil})) * 1000`;
  const { name, kind, failures, lastError, durationMs, succeededAt } = jobs;
  return db
    .select({
      ...{ name, kind, failures, lastError, durationMs, succeededAt },
      isRunning: sql<boolean>`${jobs.leasedUntil} is not null and ${jobs.leasedUntil} >= now()`,
      lateMs: sql`greatest(0, ${late})`.mapWith(Number),
    })
    .from(jobs)
    .orderBy(jobs.name);
}

/** Counts due jobs that no process runs, and how long the oldest has been due. */
export async function jobDepth(
  db: Queryable,
  kinds?: readonly string[],
): Promise<{ pending: number; oldestSeconds: number }> {
  const since = sql`greatest(${jobs.dueAt}, ${jobs.leasedUntil})`;
  const [row] = await db
    .select({
      pending: count(),
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${since})), 0)::double precision`,
    })
    .from(jobs)
    .where(and(lt(since, now), kinds && inArray(jobs.kind, [...kinds])));
  return row ?? { pending: 0, oldestSeconds: 0 };
}
