import type { Queryable } from '../../../database/database.ts';
import type { MailLinks } from '../../mail/links.ts';
import type { Limiter } from '../../../platform/rate-limits/limiter.ts';
import type { SecurityLog } from '../../../platform/security-log/security-log.ts';

/** What the calls about accounts work with. */
export interface Office {
  db: Queryable;
  limit: Limiter;
  links: MailLinks;
  clock: () => Date;
  security: SecurityLog;
}

/** Milliseconds at whose multiples these calls answer, well above what they take: see `atLeast`. */
export const ANSWER_TIME = 250;
