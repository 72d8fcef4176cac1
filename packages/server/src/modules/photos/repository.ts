import { inArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../database/database.ts';
import { agents, workPhotos } from '../../database/schema.ts';
import type { PhotoStore } from './photo-store.ts';

/**
 * Serializes changes of a photo across processes until the transaction ends. Call it before the photo is saved and before any
 * row is locked.
 */
export async function lockPhoto(tx: Queryable, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`photo ${id}`}, 0))`);
}

/** Removals share this lock; a session that holds it exclusively prevents them */
const REMOVAL_LOCK = sql`hashtextextended('removal of photos', 0)`;

/**
 * Waits for running removals, then keeps all photos until the connection of `db` ends, for a caller that copies them one by
 * one. The hourly job later removes those that became unused.
 */
export async function keepPhotos(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_advisory_lock(${REMOVAL_LOCK})`);
}

/** Removes a photo that no row refers to, unless photos are kept. */
export async function removeIfUnused(db: Queryable, photos: PhotoStore, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPhoto(tx, id);
    const { rows } = await tx.execute<{ allowed: boolean }>(
      sql`select pg_try_advisory_xact_lock_shared(${REMOVAL_LOCK}) as allowed`,
    );
    if (rows[0]?.allowed === true && (await findUnused(tx, [id])).length > 0) await photos.remove(id);
  });
}

/** Removes photos after a transaction whose outcome may be unknown. Never rejects. */
export async function removeAllUnused(
  { db, photos, log }: { db: Queryable; photos: PhotoStore; log: FastifyBaseLogger },
  ids: Iterable<string>,
): Promise<void> {
  try {
    for (const id of ids) await removeIfUnused(db, photos, id);
  } catch (error) {
    log.warn(error, 'an unused photo could not be removed; the hourly job removes it');
  }
}

export async function findUnused(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ photo: agents.image })
    .from(agents)
    .where(inArray(agents.image, [...ids]))
    .union(
      db
        .select({ photo: workPhotos.photo })
        .from(workPhotos)
        .where(inArray(workPhotos.photo, [...ids])),
    );
  const used = new Set(rows.map(({ photo }) => photo));
  return ids.filter((id) => !used.has(id));
}
