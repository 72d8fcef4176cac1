import { COOKIE_DAYS } from '@naija/contracts/domain/first-limits';
import { LIMITS } from '@naija/contracts/domain/limits';
import type { TokenKind } from '../../database/schema.ts';

const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Lifetimes of the link and code of a verification, of the code to a phone, and of the other links */
export const TOKEN_LIFETIMES_MS: Record<TokenKind, number> = {
  verify: LIMITS.verificationLinkHours * HOUR_MS,
  reset: LIMITS.resetLinkHours * HOUR_MS,
  email: LIMITS.verificationLinkHours * HOUR_MS,
  deletion: LIMITS.deletionGraceDays * DAY_MS,
  phone: LIMITS.phoneCodeMinutes * MINUTE_MS,
  newPhone: LIMITS.newPhoneHours * HOUR_MS,
};

/** Lifetime of the link that undoes a change of the email address or phone number. */
export const RESTORE_LINK_LIFETIME_MS = LIMITS.emailRestoreLinkDays * DAY_MS;

/** Lifetime of the cookie that holds the token in the browser */
export const SESSION_LIFETIME_MS = COOKIE_DAYS * DAY_MS;
