import type { Queryable } from '../../database/database.ts';
import type { RateLimiter } from '../../platform/rate-limits/limiter.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.ts';
import type { MailLinks } from '../mail/index.ts';
import type { Guards } from './sessions/bearer-guards.ts';

export interface IdentityContext {
  db: Queryable;
  limit: RateLimiter;
  links: MailLinks;
  clock: () => Date;
  guards: Guards;
  security: SecurityLog;
  /** Overrides the time step of every route; with 0 they respond at once. */
  timingStepMs?: number | undefined;
}
