import type { Queryable } from '../../database/database.ts';
import type { PublicReads } from '../../platform/public-reads/public-reads.ts';
import type { RateLimiter } from '../../platform/rate-limits/limiter.ts';
import type { Guards } from '../identity/index.ts';
import type { MailLinks } from '../mail/index.ts';
import type { Notifications } from '../notifications/index.ts';

export interface CommentContext {
  db: Queryable;
  readPublic: PublicReads;
  limit: RateLimiter;
  guards: Guards;
  links: MailLinks;
  clock: () => Date;
  /** Overrides the time step of comments with an email; with 0 they respond at once. */
  timingStepMs: number | undefined;
  notifications: Notifications;
}
