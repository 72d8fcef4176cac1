import type { Queryable } from '../../database/database.ts';
import type { RateLimiter } from '../../platform/rate-limits/limiter.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.ts';
import type { MailLinks } from '../mail/index.ts';
import type { Guards } from '../identity/index.ts';

export interface OperatorContext {
  db: Queryable;
  limit: RateLimiter;
  links: MailLinks;
  clock: () => Date;
  guards: Guards;
  security: SecurityLog;
}
