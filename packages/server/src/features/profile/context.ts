import type { Queryable } from '../../database/database.ts';
import type { PhotoStore } from '../../media/store.ts';
import type { Memory } from '../../multipart/memory.ts';
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

/** The same, with the memory that their forms share. */
export interface ProfileCalls extends ProfileContext {
  memory: Memory;
}
