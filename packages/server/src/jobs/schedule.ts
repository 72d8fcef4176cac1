import type { App } from '../platform/http/app-type.ts';
import { startJobRunner } from '../platform/jobs/index.ts';
import { canaryJobs, type CanaryContext } from './canaries.ts';
import { cleanupJobs, type CleanupContext } from './cleanup.ts';

/** Runs what is due beside requests while the server listens, once over all processes. */
export function scheduleJobs(app: App, context: CleanupContext & Omit<CanaryContext, 'log'>): void {
  const { log } = app;
  const canaries = canaryJobs({ ...context, log });
  let runner: ReturnType<typeof startJobRunner> | undefined;
  app.addHook('onListen', (done) => {
    const recurring = [...cleanupJobs(context), ...canaries.recurring];
    runner = startJobRunner({ db: context.db, log, recurring, tasks: canaries.tasks });
    done();
  });
  app.addHook('onClose', () => runner?.stop());
}
