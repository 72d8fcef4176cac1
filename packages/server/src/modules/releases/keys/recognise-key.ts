import { timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../../database/database.ts';
import type { PublishKey } from '../../../settings/parsers.ts';
import { findPublishKey, recordUse, hashOf, idOf } from './repository.ts';

export interface KnownKey {
  id: string;
  remotes: readonly string[];
  /** Null for a key of PUBLISH_KEYS. */
  label: string | null;
  expiresAt: Date | null;
}

/** `refused` explains why a former key is not accepted. */
export type Recognition = { key: KnownKey; refused?: string };

/** Records the use; undefined for an unknown key. */
export async function recogniseKey(
  db: Queryable,
  settings: readonly PublishKey[],
  given: string,
  now: Date,
): Promise<Recognition | undefined> {
  const hash = hashOf(given);
  // A rollback with a key of PUBLISH_KEYS works without the database.
  const remotes = settings.filter(({ sha256 }) => timingSafeEqual(sha256, hash)).map(({ remote }) => remote);
  if (remotes.length > 0)
    return { key: { id: idOf(hash), remotes: [...new Set(remotes)], label: null, expiresAt: null } };
  // Clients cannot choose the first bytes of the compared hashes.
  const found = await findPublishKey(db, hash);
  if (!found) return undefined;
  const { id, remote, label, expiresAt, revokedAt } = found;
  const key = { id, remotes: [remote], label, expiresAt };
  if (revokedAt) return { key, refused: `was revoked on ${dayOf(revokedAt)}` };
  if (expiresAt && expiresAt <= now) return { key, refused: `expired on ${dayOf(expiresAt)}` };
  await recordUse(db, found, now);
  return { key };
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
