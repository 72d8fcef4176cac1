import { lt } from 'drizzle-orm';
import { BROWSER_MEMORY_MS, MAX_REFILL_MS, NETWORK_MEMORY_MS } from '../platform/rate-limits/limits.ts';
import { removeDecided } from '../modules/moderation/index.ts';
import type { Queryable } from '../database/database.ts';
import { utcDay } from '../database/utc-day.ts';
import {
  accountTokens,
  emailRestores,
  failureReports,
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
  usedTokens,
} from '../database/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Retention of responses to idempotent requests. */
const RESPONSES_RETENTION_MS = 30 * DAY_MS;

/** Retention of mail that was sent or given up. */
const MAIL_RETENTION_MS = 30 * DAY_MS;

/** Retention of the hashes of tokens that were used. */
const USED_TOKENS_RETENTION_MS = 30 * DAY_MS;

/** Retention of failure reports and counted page loads. */
const REPORTS_RETENTION_MS = 90 * DAY_MS;

/** Retention of publish keys that are refused, with the reason. */
const REFUSED_KEYS_RETENTION_MS = 90 * DAY_MS;

/** Retention of reports, cases and appeals after the decision; what is still hidden keeps its case, without reports. */
const MODERATION_RETENTION_MS = 365 * DAY_MS;

/** Longer than devices keep what they cache. */
const REMOVALS_RETENTION_MS = 45 * DAY_MS;

/** Retention of jobs that no process knows any more, such as sweeps of a folder that is gone. */
const FORGOTTEN_JOBS_RETENTION_MS = 30 * DAY_MS;

/** Deletes rows that are past their retention or without effect, such as full rate limit buckets. */
export async function removeExpiredRows(db: Queryable, now: Date): Promise<void> {
  const ago = (time: number) => new Date(now.getTime() - time);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(RESPONSES_RETENTION_MS)));
  await db.delete(rateLimits).where(lt(rateLimits.at, ago(MAX_REFILL_MS)));
  await db.delete(rateLimitBrowsers).where(lt(rateLimitBrowsers.seenAt, ago(BROWSER_MEMORY_MS)));
  await db.delete(knownNetworks).where(lt(knownNetworks.seenAt, ago(NETWORK_MEMORY_MS)));
  await db.delete(mailOutbox).where(lt(mailOutbox.createdAt, ago(MAIL_RETENTION_MS)));
  await db.delete(failureReports).where(lt(failureReports.day, utcDay(ago(REPORTS_RETENTION_MS))));
  await db.delete(pageLoads).where(lt(pageLoads.hour, ago(REPORTS_RETENTION_MS)));
  await db.delete(publishKeys).where(lt(publishKeys.expiresAt, ago(REFUSED_KEYS_RETENTION_MS)));
  await db.delete(publishKeys).where(lt(publishKeys.revokedAt, ago(REFUSED_KEYS_RETENTION_MS)));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, now));
  await db.delete(usedTokens).where(lt(usedTokens.usedAt, ago(USED_TOKENS_RETENTION_MS)));
  await removeDecided(db, ago(MODERATION_RETENTION_MS));
  await db.delete(removals).where(lt(removals.at, ago(REMOVALS_RETENTION_MS)));
  await db.delete(emailRestores).where(lt(emailRestores.expiresAt, now));
  await db.delete(jobs).where(lt(jobs.dueAt, ago(FORGOTTEN_JOBS_RETENTION_MS)));
}
