import { sendTextTask, type TextSender } from '../modules/sms/index.ts';
import type { App } from '../platform/http/app-type.ts';
import { startJobRunner } from '../platform/jobs/index.ts';
import { canaryJobs, type CanaryContext } from './canaries.ts';
import { cleanupJobs, type CleanupContext } from './cleanup.ts';

interface JobsContext extends CleanupContext, Omit<CanaryContext, 'log' | keyof CleanupContext> {
  /** Sends text messages; undefined where the site sends none. */
  textSender: TextSender | undefined;
}

/**
 * Runs what is due beside requests while the server listens, once over all processes; `wake` looks at once for what has
 * just been added.
 */
export function scheduleJobs(app: App, context: JobsContext): { wake: () => void } {
  const { log } = app;
  const { db, clock, textSender: sender } = context;
  const canaries = canaryJobs({ ...context, log });
  let runner: ReturnType<typeof startJobRunner> | undefined;
  app.addHook('onListen', (done) => {
    const recurring = [...cleanupJobs(context), ...canaries.recurring];
    const texts = sender ? [sendTextTask({ db, sender, clock, log })] : [];
    runner = startJobRunner({ db, log, recurring, tasks: [...canaries.tasks, ...texts] });
    done();
  });
  app.addHook('onClose', () => runner?.stop());
  return { wake: () => runner?.wake() };
}
