import { OUTBOX_MESSAGES } from '@naija/contracts/domain/outbox-messages';
import { isOtherNumber } from '@naija/contracts/domain/phone';
import type { Agent, ProfileConflict } from '@naija/contracts/http/agents';
import { lockAgent, requireAllowedPhone } from '../identity/index.ts';
import { isCurrentRecord, toAgent } from '../agents/index.ts';
import type { Queryable } from '../../database/database.ts';
import type { AgentRow } from '../../database/schema.ts';
import { notFound } from '../../platform/http/http-error.ts';
import type { MailLinks } from '../mail/index.ts';
import type { Photo } from '../photos/index.ts';
import { updateAgent, type ProfileChanges } from './repository.ts';

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
  ifMatch?: string | undefined;
}

/**
 * Saves a profile, whose row it locks.
 * @throws RecordConflict if `ifMatch` names an outdated record; errors of `requireAllowedPhone` for another number
 */
export async function saveProfile(
  tx: Queryable,
  { links, clock }: { links: MailLinks; clock: () => Date },
  { agentId, changes, photo, ifMatch }: Save,
): Promise<{ before: AgentRow; saved: AgentRow }> {
  const before = await lockAgent(tx, agentId);
  if (!before) throw notFound('There is no agent with this id');
  const record = toAgent(before);
  if (ifMatch !== undefined && !isCurrentRecord(ifMatch, record)) throw new RecordConflict(record);
  if (changes.phone !== undefined && isOtherNumber(changes.phone, before.phone))
    await requireAllowedPhone(tx, before, changes.phone, { links, now: clock() });
  const saved = await updateAgent(tx, before, { ...changes, image: photo?.id });
  return { before, saved };
}

/** The photo that saving a profile replaced, if any. */
export function replacedPhoto({ before, saved }: { before: AgentRow; saved: AgentRow }): string | null {
  return before.image === saved.image ? null : before.image;
}
