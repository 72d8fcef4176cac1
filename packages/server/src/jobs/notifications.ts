import type { Queryable } from '../database/database.ts';
import type { MailLinks } from '../modules/mail/index.ts';
import { commentMailTask, pushTask, type PushOptions } from '../modules/notifications/index.ts';
import type { TaskKind } from '../platform/jobs/index.ts';

export interface NotificationTaskContext {
  db: Queryable;
  links: MailLinks;
  clock: () => Date;
  push: PushOptions | undefined;
}

/** Tell agents, by mail and on their devices. */
export function notificationTasks({ push, ...context }: NotificationTaskContext): TaskKind[] {
  return [commentMailTask(context), ...(push ? [pushTask({ ...context, push })] : [])];
}
