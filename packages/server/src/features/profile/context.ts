import type { Budget } from '../../budgets/budget.ts';
import type { Queryable } from '../../database/database.ts';
import type { PhotoStore } from '../../media/store.ts';
import type { Guards } from '../../plugins/bearer.ts';
import type { Limiter } from '../../rate-limits/limiter.ts';
import type { Uploads } from '../../uploads/uploads.ts';

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
