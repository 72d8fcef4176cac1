import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useDatabase } from '../../../test/use-server.ts';
import { jobs } from '../../database/schema.ts';
import {
  addSingleTask,
  addTask,
  readJobStatus,
  startJobRunner,
  type RecurringJob,
  type TaskKind,
} from './index.ts';
import { addRecurringJobs, claimJob } from './repository.ts';
import type { RunnerOptions } from './runner.ts';

const HOUR_MS = 60 * 60 * 1_000;
const database = useDatabase();
const log = { warn: vi.fn() };
const runners: ReturnType<typeof startJobRunner>[] = [];

beforeEach(() => log.warn.mockClear());
afterEach(async () => {
  await Promise.all(runners.splice(0).map(({ stop }) => stop()));
});

/** Runs jobs like a process. */
function process(options: Partial<RunnerOptions>) {
  const runner = startJobRunner({ db: database.db, log, pollMs: 20, ...options });
  runners.push(runner);
  return runner;
}

const recurring = (run: RecurringJob['run'], everyMs = HOUR_MS): RecurringJob => ({
  ...{ name: 'sweep', failureMessage: 'not swept', run, everyMs },
});
const status = () => readJobStatus(database.db);
const until = (check: () => Promise<boolean> | boolean) => vi.waitUntil(check, { timeout: 20_000 });

describe('a recurring job', () => {
  it('runs once when it is due, however many processes there are', async () => {
    const run = vi.fn(() => Promise.resolve());
    for (let count = 0; count < 5; count += 1) process({ recurring: [recurring(run)] });
    await until(async () => (await status())[0]?.succeededAt instanceof Date);
    await Promise.all(runners.splice(0).map(({ stop }) => stop()));
    expect(run).toHaveBeenCalledTimes(1);
    expect(await status()).toMatchObject([
      { name: 'sweep', failures: 0, isRunning: false, lateMs: 0, lastError: null },
    ]);
  });

  it('runs again and again, and never twice at once, even if it takes longer than its lease', async () => {
    let [runs, atOnce, most] = [0, 0, 0];
    const run = async () => {
      most = Math.max(most, (atOnce += 1));
      await database.db.execute(sql`select pg_sleep(4.5)`);
      [runs, atOnce] = [runs + 1, atOnce - 1];
    };
    for (let count = 0; count < 3; count += 1) process({ recurring: [recurring(run, 0)], leaseMs: 4_000 });
    await until(() => runs >= 2);
    expect(most).toBe(1);
  });

  it('of a process that has died is run by another when its lease has ended', async () => {
    await addRecurringJobs(database.db, ['sweep']);
    expect(await claimJob(database.db, ['sweep'], HOUR_MS)).toMatchObject({ name: 'sweep' });
    const run = vi.fn(() => Promise.resolve());
    process({ recurring: [recurring(run)] });
    expect(await status()).toMatchObject([{ isRunning: true }]);
    expect(run).not.toHaveBeenCalled();
    await database.db.update(jobs).set({ leasedUntil: sql`now()` });
    await until(() => run.mock.calls.length === 1);
  });

  it('is told to end where another process may run it', async () => {
    // The test triggers the heartbeat long before the lease of a minute ends.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    let reason: unknown;
    const run = vi.fn(
      (signal: AbortSignal) =>
        new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => {
            reason = signal.reason;
            resolve();
          });
        }),
    );
    process({ recurring: [recurring(run)], leaseMs: 60_000 });
    await until(() => run.mock.calls.length === 1);
    await database.db
      .update(jobs)
      .set({ run: sql`gen_random_uuid()`, leasedUntil: sql`now() + interval '1 hour'` });
    vi.advanceTimersByTime(20_000);
    await until(() => reason !== undefined);
    expect(reason).toMatchObject({ message: 'another process runs this job' });
    await Promise.all(runners.splice(0).map(({ stop }) => stop()));
    expect(await status()).toMatchObject([{ isRunning: true, succeededAt: null }]);
  });

  it('that fails is logged, seen in its status, and runs again', async () => {
    let finish = (): void => undefined;
    const second = new Promise<void>((resolve) => (finish = resolve));
    const run = vi.fn().mockRejectedValueOnce(new Error('the disk is away')).mockReturnValue(second);
    process({ recurring: [recurring(run, 1_000)] });
    await until(async () => (await status())[0]?.failures === 1);
    expect(await status()).toMatchObject([{ lastError: 'Error: the disk is away', succeededAt: null }]);
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'the disk is away' }),
      'not swept',
    );
    finish();
    await until(async () => (await status())[0]?.failures === 0);
    expect(await status()).toMatchObject([{ lastError: null, succeededAt: expect.any(Date) as Date }]);
  });
});

describe('a task', () => {
  const kind = (run: TaskKind['run'], retriesMs = [1, 1]): TaskKind => ({
    ...{ kind: 'letter', failureMessage: 'not sent', run, retriesMs },
  });

  it('is done once, by a process that knows its kind, and then gone', async () => {
    const run = vi.fn(() => Promise.resolve());
    process({});
    await addTask(database.db, 'letter', { to: 'Ada' });
    expect(await status()).toHaveLength(1);
    for (let count = 0; count < 3; count += 1) process({ tasks: [kind(run)] });
    await until(async () => (await status()).length === 0);
    expect(run.mock.calls).toEqual([[{ to: 'Ada' }, expect.any(AbortSignal)]]);
  });

  it('is tried again by another process where the first has ended', async () => {
    await addTask(database.db, 'letter', null);
    let stopped: Promise<void> | undefined;
    const first = process({
      tasks: [
        kind(() => {
          stopped = first.stop();
          return Promise.reject(new Error('no answer'));
        }),
      ],
    });
    await until(async () => (await status())[0]?.failures === 1);
    await stopped;
    const run = vi.fn(() => Promise.resolve());
    process({ tasks: [kind(run)] });
    await until(async () => (await status()).length === 0);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is given up after its retries, which the log says', async () => {
    const run = vi.fn(() => Promise.reject(new Error('no answer')));
    await addTask(database.db, 'letter', { to: 'Ada' });
    process({ tasks: [kind(run)] });
    await until(async () => (await status()).length === 0);
    expect(run).toHaveBeenCalledTimes(3);
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ task: { to: 'Ada' } }), 'not sent');
  });
});

it('processes that lost the database claim jobs again when it is back', async () => {
  await database.db.execute(sql`alter table jobs rename to jobs_away`);
  const run = vi.fn(() => Promise.resolve());
  process({ recurring: [recurring(run)] });
  await until(() => log.warn.mock.calls.length > 0);
  await database.db.execute(sql`alter table jobs_away rename to jobs`);
  await until(() => run.mock.calls.length === 1);
});

describe('a single task', () => {
  const single = (afterMs = 0) =>
    addSingleTask(database.db, { kind: 'tell', of: 'Ada', payload: 'Ada', afterMs });
  const task = (run: TaskKind['run']): TaskKind => ({
    ...{ kind: 'tell', retriesMs: [], failureMessage: 'not told', run },
  });

  it('that waits already is not added again, and keeps its time', async () => {
    await single(HOUR_MS);
    await single();
    expect(await status()).toMatchObject([{ name: 'tell Ada', lateMs: 0 }]);
  });

  it('that is added while it runs is run again', async () => {
    await single();
    let runs = 0;
    const run = vi.fn(() => ((runs += 1) === 1 ? single() : Promise.resolve()));
    process({ tasks: [task(run)] });
    await until(async () => (await status()).length === 0);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
