import { timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../../database/database.ts';
import type { PublishKey } from '../../../settings/parsers.ts';
import { hashOf, idOf } from './key-hash.ts';
import { findPublishKey, recordUse } from './repository.ts';

/** A key that a request was sent with. */
export interface KnownKey {
  id: string;
  /** What it publishes. */
  remotes: readonly string[];
  /** Null for one of PUBLISH_KEYS. */
  label: string | null;
  expiresAt: Date | null;
}

/** `refused` says why a key that was once valid is not any more. */
export type Recognition = { key: KnownKey; refused?: string };

/** Finds a key in PUBLISH_KEYS, else in the database; undefined for an unknown one. Records its use. */
export async function recogniseKey(
  db: Queryable,
  settings: readonly PublishKey[],
  given: string,
  now: Date,
): Promise<Recognition | undefined> {
  const hash = hashOf(given);
  // First, so that a rollback with such a key works without the database.
  const remotes = settings.filter(({ sha256 }) => timingSafeEqual(sha256, hash)).map(({ remote }) => remote);
  if (remotes.length > 0)
    return { key: { id: idOf(hash), remotes: [...new Set(remotes)], label: null, expiresAt: null } };
  // The index compares hashes, of which nobody can choose the first bytes.
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
