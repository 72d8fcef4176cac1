import type { Queryable } from '../../../database/database.ts';
import type { MailLinks } from '../../mail/links.ts';
import type { Limiter } from '../../../platform/rate-limits/limiter.ts';
import type { SecurityLog } from '../../../platform/security-log/security-log.ts';

/** What the calls of this feature work with. */
export interface AuthContext {
  db: Queryable;
  limit: Limiter;
  clock: () => Date;
  links: MailLinks;
  security: SecurityLog;
}
