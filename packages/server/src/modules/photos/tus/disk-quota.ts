import { LIMITS } from '@naija/contracts/domain/limits';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { agents } from '../../../database/schema.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { PhotoStore } from '../photo-store.ts';

/** Runs the work of one agent one after another. */
export type WithDiskQuota = <T>(agentId: string, work: (availableBytes: number) => Promise<T>) => Promise<T>;

export function uploadQuota(db: Queryable, photos: PhotoStore): WithDiskQuota {
  return (agentId, work) =>
    db.transaction(async (tx) => {
      const { bytes, image } = await lockDiskQuota(tx, agentId);
      if (bytes === Infinity) return work(bytes);
      return work(bytes - (image === null ? 0 : await photos.sizeOf(image)));
    });
}

/** Locks an agent's disk quota across processes until the transaction ends. Call it before any photo or row is locked. */
export async function lockDiskQuota(tx: Queryable, agentId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`disk of ${agentId}`}, 0))`);
  const [agent] = await tx
    .select({ verifiedAt: agents.emailVerifiedAt, image: agents.image })
    .from(agents)
    .where(eq(agents.id, agentId));
  const isVerified = agent !== undefined && agent.verifiedAt !== null;
  return { bytes: isVerified ? Infinity : LIMITS.unverifiedMaxBytes, image: agent?.image ?? null };
}

export function diskQuotaExceeded(): HttpError {
  const message = FIELD_MESSAGES.imageRoom;
  return new HttpError(403, 'forbidden', message, { fields: { image: message } });
}
