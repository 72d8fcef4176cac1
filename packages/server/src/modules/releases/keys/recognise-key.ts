import { timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../../database/database.ts';
import type { PublishKey } from '../../../settings/parsers.ts';
import { findPublishKey, recordUse, hashOf, idOf } from './repository.ts';

/** Key that a request was sent with. */
export interface KnownKey {
  id: string;
  /** Remotes that it may publish. */
  remotes: readonly string[];
  /** Null for a key of PUBLISH_KEYS. */
  label: string | null;
  expiresAt: Date | null;
}

/** `refused` explains why a formerly valid key is no longer accepted. */
export type Recognition = { key: KnownKey; refused?: string };

/** Finds a key in PUBLISH_KEYS or the database, and records its use; undefined for an unknown one. */
export async function recogniseKey(
  db: Queryable,
  settings: readonly PublishKey[],
  given: string,
  now: Date,
): Promise<Recognition | undefined> {
  const hash = hashOf(given);
  // PUBLISH_KEYS come first, so that a rollback with such a key works without the database.
  const remotes = settings.filter(({ sha256 }) => timingSafeEqual(sha256, hash)).map(({ remote }) => remote);
  if (remotes.length > 0)
    return { key: { id: idOf(hash), remotes: [...new Set(remotes)], label: null, expiresAt: null } };
  // The index compares hashes, whose first bytes a client cannot choose.
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
