import { addTask } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module.ts';
import { operatorWebhook } from './operator-webhook.ts';
import { watchCanaries } from './watch-canaries.ts';

const INTERVAL_MS = 60_000;

export const canariesModule = {
  name: 'canaries',
  jobs: ({ db, releases, operatorMail: operator, operatorWebhook: webhook, ...services }) => {
    const task = webhook === undefined ? undefined : operatorWebhook(webhook);
    const { dir: remotesDir, change: changeReleases } = releases;
    const notify = task && ((event: object) => addTask(db, task.kind, event));
    return {
      recurring: [
        {
          name: 'canaries',
          everyMs: INTERVAL_MS,
          failureMessage: 'canaries could not be compared',
          run: () => watchCanaries({ ...services, db, remotesDir, changeReleases, operator, notify }),
        },
      ],
      tasks: task ? [task] : [],
    };
  },
  notRemoved: {
    canary_watches: 'one row for each remote, which the next canary replaces',
    release_watches: 'one row for each remote, which is removed after an hour',
  },
  notPersonal: { canary_watches: 'about releases', release_watches: 'about releases' },
} satisfies Module;
