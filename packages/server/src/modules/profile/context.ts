import type { Budget } from '../photos/quotas/budget.ts';
import type { Queryable } from '../../database/database.ts';
import type { PhotoStore } from '../photos/store.ts';
import type { Guards } from '../identity/sessions/bearer.ts';
import type { Limiter } from '../../platform/rate-limits/limiter.ts';
import type { Uploads } from '../photos/uploads/uploads.ts';

/** What the calls that change a profile work with. */
export interface ProfileContext {
  db: Queryable;
  photos: PhotoStore;
  uploads: Uploads;
  limit: Limiter;
  guards: Guards;
}

/** The same, with what they share. */
export interface ProfileCalls extends ProfileContext {
  /** Bytes of forms that are being read. */
  forms: Budget;
  /** Photos that are being made. */
  making: Budget;
}
