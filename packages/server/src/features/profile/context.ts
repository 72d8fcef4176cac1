import type { Queryable } from '../../database/database.ts';
import type { MailLinks } from '../../mail/links.ts';
import type { PhotoStore } from '../../media/store.ts';
import type { Guards } from '../../plugins/bearer.ts';
import type { Limiter } from '../../rate-limits/limiter.ts';

/** What the calls that change a profile work with. */
export interface ProfileContext {
  db: Queryable;
  photos: PhotoStore;
  limit: Limiter;
  links: MailLinks;
  clock: () => Date;
  guards: Guards;
}
