import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import { randomBytes, createHash } from 'node:crypto';
import type { Queryable } from '../../../database/database.ts';
import { publishKeys, type PublishKeyRow } from '../../../database/schema.ts';

const ID_LENGTH = 8;

export function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** 8 hexadecimal digits, which reveal nothing about the key. */
export function idOf(hash: Buffer): string {
  return hash.toString('hex').slice(0, ID_LENGTH);
}

/** An exact time would cost a write at every request */
const LAST_USED_PRECISION_MS = 60 * 1_000;
const KEY_BYTES = 32;
/** Lets secret scanners recognise a key */
const KEY_PREFIX = 'mfe_';

export interface NewPublishKey {
  remote: string;
  label: string;
  createdAt: Date;
  /** Null for a key that never expires. */
  expiresAt: Date | null;
}

/** Stores only the hash; only the caller gets `key` itself. */
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

/** Newest last. */
export function listPublishKeys(db: Queryable, remote?: string): Promise<PublishKeyRow[]> {
  const named = remote === undefined ? undefined : eq(publishKeys.remote, remote);
  return db
    .select()
    .from(publishKeys)
    .where(named)
    .orderBy(asc(publishKeys.remote), asc(publishKeys.createdAt));
}

/** Undefined if the key does not exist or was already revoked. */
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

/** Includes expired and revoked keys. */
export async function findPublishKey(db: Queryable, hash: Buffer): Promise<PublishKeyRow | undefined> {
  const [found] = await db.select().from(publishKeys).where(eq(publishKeys.hash, hash));
  return found;
}

/** Writes at most once a minute over all processes. */
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
