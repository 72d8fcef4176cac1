import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { agents } from '../../database/schema.ts';
import type { PhotoStore } from './photo-store.ts';

/**
 * Serializes changes of a photo across processes until the transaction ends.
 * To be called before the photo is saved and before any row is locked.
 */
export async function lockPhoto(tx: Queryable, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`photo ${id}`}, 0))`);
}

export async function removeIfUnused(db: Queryable, photos: PhotoStore, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPhoto(tx, id);
    if ((await findUnused(tx, [id])).length > 0) await photos.remove(id);
  });
}

export async function findUnused(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ image: agents.image })
    .from(agents)
    .where(inArray(agents.image, [...ids]));
  const used = new Set(rows.map(({ image }) => image));
  return ids.filter((id) => !used.has(id));
}
