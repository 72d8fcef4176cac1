import { lagosDay } from '@naija/contracts/domain/dates';
import { REGISTRATION_RESPONSES } from '@naija/contracts/domain/registration-messages';
import type { RegistrationRequest } from '@naija/contracts/http/registrations';
import type { Queryable } from '../../database/database.ts';
import { conflict, notFound } from '../../platform/http/http-error.ts';
import { lockAgent } from '../identity/index.ts';
import { addEntry, findEntry, removeEntry } from './repository.ts';

/**
 * Replaces the agent's entry of that register, to be checked again, and returns the message. The same number changes
 * nothing while it waits. Rejects with HttpError 409 where it is confirmed and still holds.
 */
export async function enterRegistration(
  tx: Queryable,
  { agentId, register, number, now }: RegistrationRequest & { agentId: string; now: Date },
): Promise<string> {
  if (!(await lockAgent(tx, agentId))) throw notFound('There is no agent with this id');
  if (number === null) {
    await removeEntry(tx, agentId, register);
    return REGISTRATION_RESPONSES.removed;
  }
  const before = await findEntry(tx, agentId, register);
  if (before?.number === number) {
    if (before.state === 'pending') return REGISTRATION_RESPONSES.entered;
    if (before.state === 'confirmed' && (before.validUntil ?? '') >= lagosDay(now))
      throw conflict(REGISTRATION_RESPONSES.alreadyChecked);
  }
  await removeEntry(tx, agentId, register);
  await addEntry(tx, { agentId, register, number, enteredAt: now });
  return REGISTRATION_RESPONSES.entered;
}
