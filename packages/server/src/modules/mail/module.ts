import { mailOutbox } from '../../database/schema.ts';
import { addEventCounter } from '../../platform/metrics/metrics.ts';
import type { Module } from '../../platform/module.ts';
import { mailboxRoutes } from './mailbox/routes.ts';
import { mailDepth } from './outbox.ts';
import { mailData } from './personal-data.ts';

export const mailModule = {
  name: 'mail',
  rootRoutes: (app, { mailbox, db }) => {
    if (mailbox === true) mailboxRoutes(app, db);
  },
  queues: [{ name: 'mail', depth: mailDepth }],
  retention: [
    { name: 'mail', column: mailOutbox.createdAt },
    { name: 'commentEmails', column: mailOutbox.expiresAt, isEnd: true },
  ],
  personalData: [mailData],
  readinessChecks: ({ deliveryCheck: { check } }) => [{ name: 'mail', check }],
  metrics: (metrics) => {
    addEventCounter(metrics, {
      name: 'naija_mail_attempts_total',
      help: 'Attempts to send a message: sent, retried later, or failed for good',
      event: 'mail.attempted',
      labelNames: ['outcome'],
      labelsOf: ({ outcome }) => ({ outcome }),
      known: ['sent', 'retried', 'failed'].map((outcome) => ({ outcome })),
    });
  },
} satisfies Module;
