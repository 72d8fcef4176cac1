import { COOKIE_DAYS } from '@naija/contracts/domain/first-limits';
import { LIMITS } from '@naija/contracts/domain/limits';
import type { TokenKind } from '../../database/schema.ts';

const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const TOKEN_LIFETIMES_MS: Record<TokenKind, number> = {
  verify: LIMITS.verificationLinkHours * HOUR_MS,
  reset: LIMITS.resetLinkHours * HOUR_MS,
  email: LIMITS.verificationLinkHours * HOUR_MS,
  deletion: LIMITS.deletionGraceDays * DAY_MS,
  phone: LIMITS.phoneCodeMinutes * MINUTE_MS,
  newPhone: LIMITS.newPhoneHours * HOUR_MS,
};

export const RESTORE_LINK_LIFETIME_MS = LIMITS.emailRestoreLinkDays * DAY_MS;

export const SESSION_LIFETIME_MS = COOKIE_DAYS * DAY_MS;
