import type { PublishKeyStatus } from '@naija/contracts/http/release-status';
import type { Queryable } from '../../../database/database.ts';
import type { PublishKey } from '../../../settings/parsers.ts';
import { listPublishKeys, idOf } from './repository.ts';
import type { PublishResponse } from '@naija/contracts/http/releases';
import type { KnownKey } from './recognise-key.ts';

/** Time to get another key, including holidays */
const NOTICE_MS = 14 * 24 * 60 * 60 * 1_000;

/** Returns the expiry during the last 14 days of a key. */
export function expiryNotice({ expiresAt }: KnownKey, now: Date): Pick<PublishResponse, 'keyExpiresAt'> {
  const isSoon = expiresAt !== null && expiresAt.getTime() - now.getTime() < NOTICE_MS;
  return isSoon ? { keyExpiresAt: expiresAt.toISOString() } : {};
}

const DAY_MS = 24 * 60 * 60 * 1_000;

const MAX_DAYS = 3_650;

/** Keys are renewed four times a year, and forgotten copies expire */
export const DEFAULT_LIFETIME = '90d';

/**
 * Returns when a new key expires: null for 'never', otherwise after a number of days, such as '90d'.
 * @throws Error for any other text
 */
export function expiryOf(lifetime: string, now: Date): Date | null {
  if (lifetime === 'never') return null;
  const days = Number(/^(\d{1,4})d$/.exec(lifetime)?.[1]);
  if (!(days >= 1 && days <= MAX_DAYS))
    throw new Error(
      `'${lifetime}' is not a lifetime: give days from 1d to ${String(MAX_DAYS)}d, such as 90d, or never`,
    );
  return new Date(now.getTime() + days * DAY_MS);
}

/** Leaves out revoked keys; those of PUBLISH_KEYS come last. */
export async function keyStatus(
  db: Queryable,
  settings: readonly PublishKey[],
  remotes: readonly string[],
): Promise<PublishKeyStatus[]> {
  const stored = (await Promise.all(remotes.map((remote) => listPublishKeys(db, remote)))).flat();
  return [
    ...stored
      .filter(({ revokedAt }) => revokedAt === null)
      .map(({ id, remote, label, createdAt, expiresAt, lastUsedAt }) => ({
        id,
        remote,
        label,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt?.toISOString() ?? null,
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    ...settings
      .filter(({ remote }) => remotes.includes(remote))
      .map(({ remote, sha256 }) => ({
        ...{ id: idOf(sha256), remote, label: null },
        ...{ createdAt: null, expiresAt: null, lastUsedAt: null },
      })),
  ];
}
