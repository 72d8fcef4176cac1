import type { FastifyBaseLogger } from 'fastify';
import { holdAgent } from '../identity/accounts/hold-agent.ts';
import { toAgent } from '../agents/present.ts';
import { recordTag } from '../agents/record-tag.ts';
import type { Queryable } from '../../database/database.ts';
import type { AgentRow } from '../../database/schema.ts';
import { isKnown } from '../../platform/http/entity-tag.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { answerOnce, type Answer, type KeyedRequest } from '../../platform/idempotency/answer-once.ts';
import type { Photo } from '../photos/pipeline.ts';
import { holdPhoto, removeUnused } from '../photos/references.ts';
import type { PhotoStore } from '../photos/store.ts';
import type { Uploads } from '../photos/uploads/uploads.ts';
import { RecordChanged } from './record-changed.ts';
import { changeAgent, type ProfileChanges } from './repository.ts';

/** What is to be saved, and of whom. */
interface Save {
  agentId: string;
  changes: ProfileChanges;
  photo: Photo | undefined;
  /** Key of the upload that the photo was made of. */
  upload?: string | undefined;
  /** ETags of the record that the changes were made from, one of which must be today's. */
  ifMatch?: string | undefined;
}

interface Stores {
  db: Queryable;
  photos: PhotoStore;
  uploads: Uploads;
  log: FastifyBaseLogger;
}

/**
 * Saves a profile with its photo, both or neither, and what `answer` does in the same transaction; a repeat of a keyed
 * request is answered as the first one was. The photo that was replaced is gone afterwards, unless another row has it.
 * Rejects with RecordChanged where `ifMatch` no longer holds.
 */
export async function saveProfile<A extends Answer>(
  { db, photos, uploads, log }: Stores,
  asked: KeyedRequest | undefined,
  save: Save,
  answer: (tx: Queryable, saved: AgentRow) => Promise<A>,
): Promise<A> {
  const touched = new Set<string>();
  if (save.photo) touched.add(save.photo.id);
  try {
    return await answerOnce(db, asked, async (tx) => {
      const { before, saved } = await write(tx, { photos, uploads }, save);
      if (before.image !== null && before.image !== saved.image) touched.add(before.image);
      return await answer(tx, saved);
    });
  } finally {
    // The rows alone tell which of them is in use, also where it is not known whether the transaction was committed.
    await removeUnusedOf(db, photos, touched).catch((error: unknown) => {
      log.warn(error, 'a photo that nobody has is left to be swept');
    });
  }
}

async function write(
  tx: Queryable,
  { photos, uploads }: Pick<Stores, 'photos' | 'uploads'>,
  { agentId, changes, photo, upload, ifMatch }: Save,
) {
  if (photo) {
    const bytes = photo.variants.reduce((sum, { data }) => sum + data.length, 0);
    await uploads.makeRoom(tx, agentId, bytes, upload);
    await holdPhoto(tx, photo.id);
    await photos.save(photo);
  }
  const before = await holdAgent(tx, agentId);
  if (!before) throw notFound('There is no agent with this id');
  const record = toAgent(before);
  if (ifMatch !== undefined && !isKnown(ifMatch, recordTag(record))) throw new RecordChanged(record);
  const saved = await changeAgent(tx, agentId, { ...changes, image: photo?.id });
  return { before, saved };
}

async function removeUnusedOf(db: Queryable, photos: PhotoStore, ids: Iterable<string>): Promise<void> {
  for (const id of ids) await removeUnused(db, photos, id);
}
