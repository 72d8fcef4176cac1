import { lt } from 'drizzle-orm';
import { BROWSER_MEMORY, LONGEST_RECOVERY, NETWORK_MEMORY } from '../platform/rate-limits/limits.ts';
import type { Queryable } from '../database/database.ts';
import { utcDay } from '../database/utc-day.ts';
import {
  accountTokens,
  emailRestores,
  failureReports,
  idempotencyKeys,
  knownNetworks,
  mailOutbox,
  rateLimitBrowsers,
  rateLimits,
  sessions,
} from '../database/schema.ts';

/** Milliseconds for which the answer to a keyed request is kept. */
const ANSWERS_KEPT = 30 * 24 * 60 * 60 * 1_000;

/** Milliseconds for which it can be told whether a letter was sent; a worker gives up long before. */
const MAIL_KEPT = 30 * 24 * 60 * 60 * 1_000;

/** Milliseconds for which failures of releases are counted. */
const REPORTS_KEPT = 90 * 24 * 60 * 60 * 1_000;

/** Removes what nobody can ask for any more: old answers, allowances that are whole again, what is over. */
export async function removeExpired(db: Queryable, now: Date): Promise<void> {
  const ago = (time: number) => new Date(now.getTime() - time);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(ANSWERS_KEPT)));
  await db.delete(rateLimits).where(lt(rateLimits.at, ago(LONGEST_RECOVERY)));
  await db.delete(rateLimitBrowsers).where(lt(rateLimitBrowsers.seenAt, ago(BROWSER_MEMORY)));
  await db.delete(knownNetworks).where(lt(knownNetworks.seenAt, ago(NETWORK_MEMORY)));
  await db.delete(mailOutbox).where(lt(mailOutbox.createdAt, ago(MAIL_KEPT)));
  await db.delete(failureReports).where(lt(failureReports.day, utcDay(ago(REPORTS_KEPT))));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, now));
  await db.delete(emailRestores).where(lt(emailRestores.expiresAt, now));
}
