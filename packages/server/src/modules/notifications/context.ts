import type { Queryable } from '../../database/database.ts';
import type { RateLimiter } from '../../platform/rate-limits/limiter.ts';
import type { Guards } from '../identity/index.ts';
import type { PushOptions } from './endpoint.ts';

export interface NotificationRoutesContext {
  db: Queryable;
  limit: RateLimiter;
  guards: Guards;
  clock: () => Date;
  /** Undefined where no pushes are sent. */
  push: PushOptions | undefined;
}
