import { jobDepth } from '../../platform/jobs/index.ts';
import { addEventCounter } from '../../platform/metrics/metrics.ts';
import type { Module } from '../../platform/module.ts';
import { COMMENT_MAIL, commentMailTask } from './comment-mail.ts';
import { notificationData } from './personal-data.ts';
import { PUSH, pushTask } from './push-task.ts';
import { notificationRoutes } from './routes.ts';
import { oneClickRoute } from './unsubscribe-routes.ts';

export const notificationsModule = {
  name: 'notifications',
  routes: notificationRoutes,
  rootRoutes: oneClickRoute,
  jobs: ({ push, ...services }) => ({
    // A slow push service must not delay other jobs.
    hasOwnRunner: true,
    tasks: [commentMailTask(services), ...(push ? [pushTask({ ...services, push })] : [])],
  }),
  queues: [{ name: 'notifications', depth: (db) => jobDepth(db, [PUSH, COMMENT_MAIL]) }],
  notRemoved: {
    notification_settings: 'kept until the agent deletes the account',
    push_subscriptions: 'with their session',
  },
  personalData: notificationData,
  limits: {
    notificationSetting: { burst: 60, refillS: 5, keyedBy: 'account', maxBrowsers: 1 },
    // A subscription makes this server send requests to the given address.
    pushSubscription: { burst: 20, refillS: 60, keyedBy: 'account', maxBrowsers: 1 },
    // Mail services post for all their users.
    unsubscribe: { burst: 100, refillS: 1, keyedBy: 'address', maxBrowsers: 10 },
  },
  metrics: (metrics) => {
    addEventCounter(metrics, {
      name: 'naija_push_attempts_total',
      help: 'Attempts to send a push: taken, for a device that is gone, or failed and perhaps retried',
      event: 'push.attempted',
      labelNames: ['outcome'],
      labelsOf: ({ outcome }) => ({ outcome }),
      known: ['sent', 'gone', 'failed'].map((outcome) => ({ outcome })),
    });
  },
} satisfies Module;
