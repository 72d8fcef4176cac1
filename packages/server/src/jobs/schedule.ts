import { locateAgentsJob } from '../modules/agents/index.ts';
import { sendTextTask, type TextSender } from '../modules/sms/index.ts';
import type { App } from '../platform/http/app-type.ts';
import { startJobRunner } from '../platform/jobs/index.ts';
import { canaryJobs, type CanaryContext } from './canaries.ts';
import { cleanupJobs, type CleanupContext } from './cleanup.ts';
import { notificationTasks, type NotificationTaskContext } from './notifications.ts';

interface JobsContext
  extends
    CleanupContext,
    Omit<CanaryContext, 'log' | keyof CleanupContext>,
    Pick<NotificationTaskContext, 'links' | 'push'> {
  /** Sends text messages; undefined where the site sends none. */
  textSender: TextSender | undefined;
}
type Runner = ReturnType<typeof startJobRunner>;

/**
 * Runs what is due beside requests while the server listens, once over all processes; `wake` looks at once for what has
 * just been added. Notifications have a runner of their own: a push service that is slow holds up no sweep.
 */
export function scheduleJobs(app: App, context: JobsContext): { wake: () => void } {
  const { log } = app;
  const { db, clock, textSender: sender } = context;
  const canaries = canaryJobs({ ...context, log });
  let runners: Runner[] = [];
  app.addHook('onListen', (done) => {
    const recurring = [...cleanupJobs(context), ...canaries.recurring, locateAgentsJob(db)];
    const texts = sender ? [sendTextTask({ db, sender, clock, log })] : [];
    runners = [
      startJobRunner({ db, log, recurring, tasks: [...canaries.tasks, ...texts] }),
      startJobRunner({ db, log, tasks: notificationTasks(context) }),
    ];
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
