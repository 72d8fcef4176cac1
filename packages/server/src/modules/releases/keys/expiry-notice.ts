import type { PublishResponse } from '@naija/contracts/http/releases';
import type { KnownKey } from './recognise-key.ts';

/** Time for a team to get another key, holidays included. */
const NOTICE_MS = 14 * 24 * 60 * 60 * 1_000;

/** When a key expires, in the last 14 days of it. */
export function expiryNotice({ expiresAt }: KnownKey, now: Date): Pick<PublishResponse, 'keyExpiresAt'> {
  const isSoon = expiresAt !== null && expiresAt.getTime() - now.getTime() < NOTICE_MS;
  return isSoon ? { keyExpiresAt: expiresAt.toISOString() } : {};
}
