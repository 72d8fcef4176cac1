import { operatorWebhook, watchCanaries, type WatchContext } from '../modules/canaries/index.ts';
import { addTask, type RecurringJob, type TaskKind } from '../platform/jobs/index.ts';

const INTERVAL_MS = 60_000;

export interface CanaryContext extends Omit<WatchContext, 'notify'> {
  /** Address that gets events as JSON. */
  webhook: string | undefined;
}

/** Watches canaries, and tells the operator's address what came of it. */
export function canaryJobs({ webhook, ...context }: CanaryContext): {
  recurring: RecurringJob[];
  tasks: TaskKind[];
} {
  const task = webhook === undefined ? undefined : operatorWebhook(webhook);
  const notify: WatchContext['notify'] = task && ((event) => addTask(context.db, task.kind, event));
  const watch: RecurringJob = {
    name: 'canaries',
    everyMs: INTERVAL_MS,
    failureMessage: 'canaries could not be compared',
    run: () => watchCanaries({ ...context, notify }),
  };
  return { recurring: [watch], tasks: task ? [task] : [] };
}
