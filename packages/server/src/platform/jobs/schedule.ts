import { hostname } from 'node:os';
import type { Queryable } from '../../database/database.ts';
import type { App } from '../http/app-type.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { type RecurringJob, startJobRunner, type TaskKind } from './runner.ts';

const HOUR_MS = 60 * 60 * 1_000;

export interface ModuleJobs {
  recurring?: readonly RecurringJob[];
  tasks?: readonly TaskKind[];
  /** Gives slow jobs, such as those that wait for other servers, a runner of their own. */
  hasOwnRunner?: boolean;
}

/**
 * Runs the jobs of all modules while the server listens, each in one of all processes; `wake` looks at once for a task
 * that was just added.
 */
export function scheduleJobs(app: App, db: Queryable, findJobs: () => ModuleJobs[]): { wake: () => void } {
  const { log } = app;
  let runners: ReturnType<typeof startJobRunner>[] = [];
  app.addHook('onListen', (done) => {
    const all = findJobs();
    const shared = all.filter(({ hasOwnRunner }) => hasOwnRunner !== true);
    const groups = [shared, ...all.filter(({ hasOwnRunner }) => hasOwnRunner === true).map((jobs) => [jobs])];
    runners = groups.map((group) =>
      startJobRunner({
        db,
        log,
        recurring: group.flatMap(({ recurring = [] }) => recurring),
        tasks: group.flatMap(({ tasks = [] }) => tasks),
      }),
    );
    done();
  });
  app.addHook('onClose', async () => {
    await Promise.all(runners.map(({ stop }) => stop()));
  });
  return {
    wake() {
      for (const runner of runners) runner.wake();
    },
  };
}

export function hourly(name: string, failureMessage: string, run: RecurringJob['run']): RecurringJob {
  return { name, everyMs: HOUR_MS, failureMessage, run };
}

/** Name of a job on files: all machines share a bucket, and processes of one machine share a folder. */
export function jobOnFiles(name: string, folder: string, bucket?: ObjectStore): string {
  return bucket ? `${name} in the bucket` : `${name} in ${hostname()}:${folder}`;
}
