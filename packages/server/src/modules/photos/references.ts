import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { agents } from '../../database/schema.ts';
import type { PhotoStore } from './store.ts';

/** How many photos are looked up in one query. */
const AT_ONCE = 500;

/**
 * Keeps whatever happens to a photo to one transaction at a time, over all processes: nobody removes one that somebody
 * else is just giving to a row. To be called before the photo is saved, and before any row is locked.
 */
export async function holdPhoto(tx: Queryable, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`photo ${id}`}, 0))`);
}

/** Removes a photo that no row has any more. */
export async function removeUnused(db: Queryable, photos: PhotoStore, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await holdPhoto(tx, id);
    if ((await unused(tx, [id])).length > 0) await photos.remove(id);
  });
}

/** Those of these photos that no row has. */
export async function unused(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const used = new Set<string | null>();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    const rows = await db
      .selectDistinct({ image: agents.image })
      .from(agents)
      .where(inArray(agents.image, some));
    for (const { image } of rows) used.add(image);
  }
  return ids.filter((id) => !used.has(id));
}
