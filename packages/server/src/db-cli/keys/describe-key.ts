import type { PublishKeyRow } from '../../database/schema.ts';

export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** A key in one line, such as '9f86d081 directory (ci): made 2026-11-23, expires 2027-02-21, last used …'. */
export function describeKey(
  { id, remote, label, createdAt, expiresAt, lastUsedAt, revokedAt }: PublishKeyRow,
  now: Date,
): string {
  const used = lastUsedAt
    ? `last used ${lastUsedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
    : 'never used';
  return `${id} ${remote} (${label}): made ${dayOf(createdAt)}, ${expiry(expiresAt, revokedAt, now)}, ${used}`;
}

function expiry(expiresAt: Date | null, revokedAt: Date | null, now: Date): string {
  if (revokedAt) return `revoked ${dayOf(revokedAt)}`;
  if (!expiresAt) return 'never expires';
  return `${expiresAt <= now ? 'expired' : 'expires'} ${dayOf(expiresAt)}`;
}
