import type { Queryable } from '../../database/database.ts';
import type { RateLimiter } from '../../platform/rate-limits/limiter.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.ts';
import type { Guards } from '../identity/index.ts';

export interface OperatorContext {
  db: Queryable;
  limit: RateLimiter;
  clock: () => Date;
  guards: Guards;
  security: SecurityLog;
}
