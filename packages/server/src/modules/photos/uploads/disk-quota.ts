import { LIMITS } from '@naija/contracts/domain/limits';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { agents } from '../../../database/schema.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { PhotoStore } from '../store.ts';

/** Runs work that adds to an agent's uploads while nothing else adds to what they have on disk; `room` is bytes. */
export type WithRoom = <T>(agentId: string, work: (room: number) => Promise<T>) => Promise<T>;

/** Gives the room for uploads beside an agent's photo. */
export function roomForUploads(db: Queryable, photos: PhotoStore): WithRoom {
  return (agentId, work) =>
    db.transaction(async (tx) => {
      const { bytes, image } = await lockQuota(tx, agentId);
      if (bytes === Infinity) return work(bytes);
      return work(bytes - (image === null ? 0 : await photos.sizeOf(image)));
    });
}

/**
 * The bytes that an agent may have on disk, which nobody else counts until the transaction ends, over all processes; and
 * the photo they have. To be called before any photo or row is locked.
 */
export async function lockQuota(tx: Queryable, agentId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`disk of ${agentId}`}, 0))`);
  const [agent] = await tx
    .select({ verifiedAt: agents.emailVerifiedAt, image: agents.image })
    .from(agents)
    .where(eq(agents.id, agentId));
  const isVerified = agent !== undefined && agent.verifiedAt !== null;
  return { bytes: isVerified ? Infinity : LIMITS.unverifiedMaxBytes, image: agent?.image ?? null };
}

export function noRoom(): HttpError {
  const message = FIELD_MESSAGES.imageRoom;
  return new HttpError(403, 'forbidden', message, { fields: { image: message } });
}
