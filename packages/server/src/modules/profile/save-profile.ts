import { OUTBOX_MESSAGES } from '@naija/contracts/domain/outbox-messages';
import { isOtherNumber } from '@naija/contracts/domain/phone';
import type { Agent, ProfileConflict } from '@naija/contracts/http/agents';
import type { FastifyBaseLogger } from 'fastify';
import { lockAgent, requireAllowedPhone } from '../identity/index.ts';
import { isCurrentRecord, toAgent } from '../agents/index.ts';
import type { Queryable } from '../../database/database.ts';
import type { AgentRow } from '../../database/schema.ts';
import { notFound } from '../../platform/http/http-error.ts';
import {
  respondOnce,
  type IdempotentRequest,
  type StoredResponse,
} from '../../platform/idempotency/respond-once.ts';
import type { MailLinks } from '../mail/index.ts';
import { type Photo, removeAllUnused } from '../photos/index.ts';
import { updateAgent, type ProfileChanges } from './repository.ts';
import { type PhotoStores, storePhoto } from './store-photo.ts';

/** `If-Match` names an outdated record. */
export class RecordConflict extends Error {
  readonly record: Agent;

  constructor(record: Agent) {
    super(OUTBOX_MESSAGES.profileChanged);
    this.record = record;
  }

  get response(): ProfileConflict {
    return { message: this.message, code: 'precondition_failed', data: this.record };
  }
}

interface Save {
  agentId: string;
  changes: ProfileChanges;
  photo: Photo | undefined;
  upload?: string | undefined;
  ifMatch?: string | undefined;
}

interface Stores extends PhotoStores {
  db: Queryable;
  links: MailLinks;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/**
 * Saves profile and photo in one transaction, then removes the replaced photo unless another row has it.
 * Rejects with RecordConflict where `ifMatch` is outdated, and as `requireAllowedPhone` does for another number.
 */
export async function saveProfile<A extends StoredResponse>(
  { db, log, ...stores }: Stores,
  keyed: IdempotentRequest | undefined,
  save: Save,
  respond: (saved: AgentRow, before: AgentRow) => A,
): Promise<A> {
  const touched = new Set<string>();
  if (save.photo) touched.add(save.photo.id);
  try {
    return await respondOnce(db, keyed, async (tx) => {
      const { before, saved } = await write(tx, stores, save);
      if (before.image !== null && before.image !== saved.image) touched.add(before.image);
      return respond(saved, before);
    });
  } finally {
    // Decided by the rows, also where the outcome of the commit is unknown.
    await removeAllUnused({ db, photos: stores.photos, log }, touched);
  }
}

async function write(
  tx: Queryable,
  { links, clock, ...stores }: Omit<Stores, 'db' | 'log'>,
  { agentId, changes, photo, upload, ifMatch }: Save,
) {
  if (photo) await storePhoto(tx, stores, { agentId, photo, upload });
  const before = await lockAgent(tx, agentId);
  if (!before) throw notFound('There is no agent with this id');
  const record = toAgent(before);
  if (ifMatch !== undefined && !isCurrentRecord(ifMatch, record)) throw new RecordConflict(record);
  if (changes.phone !== undefined && isOtherNumber(changes.phone, before.phone))
    await requireAllowedPhone(tx, before, changes.phone, { links, now: clock() });
  const saved = await updateAgent(tx, before, { ...changes, image: photo?.id });
  return { before, saved };
}
