import type { FairQueue, PhotoStore, Uploads } from '../photos/index.ts';
import type { Queryable } from '../../database/database.ts';
import type { Guards } from '../identity/index.ts';
import type { RateLimiter } from '../../platform/rate-limits/limiter.ts';

export interface ProfileContext {
  db: Queryable;
  photos: PhotoStore;
  uploads: Uploads;
  limit: RateLimiter;
  guards: Guards;
}

export interface ProfileRouteContext extends ProfileContext {
  formQueue: FairQueue;
  processingQueue: FairQueue;
}
