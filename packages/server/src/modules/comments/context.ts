import type { Queryable } from '../../database/database.ts';
import type { RateLimiter } from '../../platform/rate-limits/limiter.ts';
import type { Guards } from '../identity/index.ts';

export interface CommentContext {
  db: Queryable;
  limit: RateLimiter;
  guards: Guards;
  clock: () => Date;
}
