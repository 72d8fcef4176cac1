import type { FairQueue } from '../../platform/concurrency/fair-queue.ts';
import type { PhotoStore, Uploads } from '../photos/index.ts';
import type { Queryable } from '../../database/database.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.ts';
import type { Guards } from '../identity/index.ts';
import type { MailLinks } from '../mail/index.ts';
import type { RateLimiter } from '../../platform/rate-limits/limiter.ts';

export interface ProfileContext {
  db: Queryable;
  photos: PhotoStore;
  uploads: Uploads;
  limit: RateLimiter;
  guards: Guards;
  links: MailLinks;
  clock: () => Date;
  security: SecurityLog;
}

export interface ProfileRouteContext extends ProfileContext {
  formQueue: FairQueue;
  processingQueue: FairQueue;
}
