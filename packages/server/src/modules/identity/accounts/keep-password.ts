import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { agents } from '../../../database/schema.ts';

/** Stores the hash of an agent's password. What `updated_at` tells is when the public record changed, so it stays. */
export async function keepPasswordHash(tx: Queryable, id: string, passwordHash: string): Promise<void> {
  await tx
    .update(agents)
    .set({ passwordHash, updatedAt: sql`${agents.updatedAt}` })
    .where(eq(agents.id, id));
}
