import { RETENTION, type RetentionName } from '@naija/contracts/domain/retention';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  accountTokens,
  agentWeeks,
  emailRestores,
  failureReports,
  feeAnswers,
  idempotencyKeys,
  jobs,
  knownNetworks,
  mailOutbox,
  pageLoads,
  publishKeys,
  rateLimitBrowsers,
  rateLimits,
  removals,
  sessions,
  textMessages,
  usedTokens,
} from '../database/schema.ts';

interface RowSweep {
  retention: RetentionName;
  /** Time or UTC day, by which rows of its table are deleted. */
  column: PgColumn;
  /** Added to the column: nothing where it already is the end of the retention. */
  keptMs: number;
}

const byAge = (retention: RetentionName, column: PgColumn): RowSweep => ({
  retention,
  column,
  keptMs: RETENTION[retention].keptMs,
});
const byExpiry = (retention: RetentionName, column: PgColumn): RowSweep => ({ retention, column, keptMs: 0 });

/** The rows that a sweep deletes. */
export const ROW_SWEEPS: readonly RowSweep[] = [
  byAge('responses', idempotencyKeys.createdAt),
  byAge('rateLimits', rateLimits.at),
  byAge('rateLimitBrowsers', rateLimitBrowsers.seenAt),
  byAge('knownNetworks', knownNetworks.seenAt),
  byAge('mail', mailOutbox.createdAt),
  byAge('textMessages', textMessages.createdAt),
  byExpiry('commentEmails', mailOutbox.expiresAt),
  byAge('feeAnswers', feeAnswers.answeredAt),
  byAge('failureReports', failureReports.day),
  byAge('pageLoads', pageLoads.hour),
  byAge('agentFigures', agentWeeks.week),
  byAge('publishKeys', publishKeys.expiresAt),
  byAge('publishKeys', publishKeys.revokedAt),
  byExpiry('sessions', sessions.expiresAt),
  byExpiry('mailedLinks', accountTokens.expiresAt),
  byAge('usedLinks', usedTokens.usedAt),
  byExpiry('formerEmails', emailRestores.expiresAt),
  byAge('removals', removals.at),
  byAge('forgottenJobs', jobs.dueAt),
];

/** Tables with times from which no row is deleted by its age, and why. */
export const NOT_SWEPT: Readonly<Record<string, string>> = {
  audit_entries: 'kept for good: what operators did, with ids and their notes',
  agent_activity: 'one row for each agent, which the next week replaces',
  agents:
    'kept until the agent deletes the account; then by `deletion_due_at`; if the email is not verified, by `deleteDueAccounts`',
  comments: 'kept until the account that they are about is deleted',
  moderation_cases: 'by `removeDecided`, after the decision',
  moderation_reports: 'with their case, or by `removeDecided`',
  moderation_appeals: 'by `removeDecided`, after the answer',
  registrations: 'kept until the agent changes or removes the number, or deletes the account',
  operators: 'kept until the role is revoked',
  notification_settings: 'kept until the agent deletes the account',
  push_subscriptions: 'with their session',
  work_photos: 'kept until the agent removes the photo or deletes the account',
  canary_watches: 'one row for each remote, which the next canary replaces',
};
