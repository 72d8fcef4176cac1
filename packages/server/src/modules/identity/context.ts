import type { Queryable } from '../../database/database.ts';
import type { RateLimiter } from '../../platform/rate-limits/limiter.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.ts';
import type { MailLinks } from '../mail/index.ts';
import type { TextSender } from '../sms/index.ts';
import type { Guards } from './sessions/bearer-guards.ts';

/** How this site sends text messages. */
export interface SmsOptions {
  sender: TextSender;
  /** Calling codes of the countries that codes are sent to. */
  countries: readonly string[];
  /** Messages in 24 hours, to all agents together. */
  dailyMax: number;
}

export interface IdentityContext {
  db: Queryable;
  limit: RateLimiter;
  links: MailLinks;
  clock: () => Date;
  guards: Guards;
  security: SecurityLog;
  /** Undefined where the site sends none. */
  sms: SmsOptions | undefined;
  /** Runs the jobs of this process that are due, such as a message that was just queued. */
  wakeJobs: () => void;
  /** Overrides the time step of every route; with 0 they respond at once. */
  timingStepMs?: number | undefined;
}
