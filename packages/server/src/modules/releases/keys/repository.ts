import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../../database/database.ts';
import { publishKeys, type PublishKeyRow } from '../../../database/schema.ts';
import { hashOf, idOf } from './key-hash.ts';

/** Precision of `lastUsedAt`: being exact would cost a write at every request. */
const LAST_USED_PRECISION_MS = 60 * 1_000;
const KEY_BYTES = 32;
/** Secret scanners recognise a key by it. */
const KEY_PREFIX = 'mfe_';

export interface NewPublishKey {
  remote: string;
  label: string;
  createdAt: Date;
  /** Null for a key that never expires. */
  expiresAt: Date | null;
}

/** Makes a key of 256 random bits and stores its hash; `key` is known to the caller alone. */
export async function addPublishKey(
  db: Queryable,
  added: NewPublishKey,
): Promise<{ key: string; id: string }> {
  const key = `${KEY_PREFIX}${randomBytes(KEY_BYTES).toString('base64url')}`;
  const hash = hashOf(key);
  const id = idOf(hash);
  await db.insert(publishKeys).values({ id, hash, ...added });
  return { key, id };
}

/** By remote, the newest last; those of one remote where it is named. */
export function listPublishKeys(db: Queryable, remote?: string): Promise<PublishKeyRow[]> {
  const named = remote === undefined ? undefined : eq(publishKeys.remote, remote);
  return db
    .select()
    .from(publishKeys)
    .where(named)
    .orderBy(asc(publishKeys.remote), asc(publishKeys.createdAt));
}

/** Revokes a key, from the next request on; undefined where there is no such key or it was revoked before. */
export async function revokePublishKey(
  db: Queryable,
  id: string,
  now: Date,
): Promise<PublishKeyRow | undefined> {
  const [revoked] = await db
    .update(publishKeys)
    .set({ revokedAt: now })
    .where(and(eq(publishKeys.id, id), isNull(publishKeys.revokedAt)))
    .returning();
  return revoked;
}

/** The key with this hash, also an expired or a revoked one. */
export async function findPublishKey(db: Queryable, hash: Buffer): Promise<PublishKeyRow | undefined> {
  const [found] = await db.select().from(publishKeys).where(eq(publishKeys.hash, hash));
  return found;
}

/** Stores the time of a use, at most once a minute over all processes. */
export async function recordUse(db: Queryable, { id, lastUsedAt }: PublishKeyRow, now: Date): Promise<void> {
  const stale = new Date(now.getTime() - LAST_USED_PRECISION_MS);
  if (lastUsedAt && lastUsedAt > stale) return;
  await db
    .update(publishKeys)
    .set({ lastUsedAt: now })
    .where(
      and(eq(publishKeys.id, id), or(isNull(publishKeys.lastUsedAt), lt(publishKeys.lastUsedAt, stale))),
    );
}
