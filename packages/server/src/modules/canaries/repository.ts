import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { canaryWatches, releaseWatches } from '../../database/schema.ts';

export type CanaryWatch = typeof canaryWatches.$inferSelect;

export async function readWatches(db: Queryable): Promise<CanaryWatch[]> {
  return db.select().from(canaryWatches);
}

export async function saveWatch(db: Queryable, { remote, ...watch }: CanaryWatch): Promise<void> {
  await db
    .insert(canaryWatches)
    .values({ remote, ...watch })
    .onConflictDoUpdate({ target: canaryWatches.remote, set: watch });
}

export async function removeWatch(db: Queryable, remote: string): Promise<void> {
  await db.delete(canaryWatches).where(eq(canaryWatches.remote, remote));
}

export type ReleaseWatch = typeof releaseWatches.$inferSelect;

export async function readReleaseWatches(db: Queryable): Promise<ReleaseWatch[]> {
  return db.select().from(releaseWatches);
}

export async function saveReleaseWatch(db: Queryable, { remote, ...watch }: ReleaseWatch): Promise<void> {
  await db
    .insert(releaseWatches)
    .values({ remote, ...watch })
    .onConflictDoUpdate({ target: releaseWatches.remote, set: watch });
}

export async function removeReleaseWatch(db: Queryable, remote: string): Promise<void> {
  await db.delete(releaseWatches).where(eq(releaseWatches.remote, remote));
}

/** Lets the server raise the share of a canary, or stops that. */
export async function setAuto(
  db: Queryable,
  { remote, version, isAuto }: Pick<CanaryWatch, 'remote' | 'version' | 'isAuto'>,
): Promise<void> {
  const isSame = sql`${canaryWatches.version} = ${version}`;
  const looks = sql`case when ${isSame} then ${canaryWatches.looks} else 0 end`;
  await db
    .insert(canaryWatches)
    .values({ remote, version, isAuto })
    .onConflictDoUpdate({ target: canaryWatches.remote, set: { version, isAuto, looks, step: '' } });
}
