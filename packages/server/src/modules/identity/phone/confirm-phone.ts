import { LIMITS } from '@naija/contracts/domain/limits';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { internationalDigits } from '@naija/contracts/domain/phone';
import { PHONE_MESSAGES } from '@naija/contracts/domain/phone-messages';
import { badRequest, conflict, type HttpError, notFound } from '../../../platform/http/http-error.ts';
import { lockAgent } from '../accounts/repository.ts';
import { consumeCode } from '../tokens/repository.ts';
import type { Services } from '../../../platform/module.ts';
import { countOthersWith, lockNumber, markPhoneVerified } from './repository.ts';

/**
 * Confirms the number of an agent's profile by the code that was sent to it; a repeat succeeds like the first request.
 * @throws HttpError 400 for a wrong code, and for every code from the sixth try on; 409 if the number has changed or too many
 * others have it
 */
export async function confirmPhone(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  agentId: string,
  code: string,
): Promise<void> {
  const now = clock();
  // Rejecting inside would roll back the count of wrong codes.
  const refusal = await db.transaction(async (tx): Promise<HttpError | undefined> => {
    const agent = await lockAgent(tx, agentId);
    if (!agent) return notFound('There is no agent with this id');
    const digits = internationalDigits(agent.phone);
    if (agent.verifiedPhone === digits) return undefined;
    const used = await consumeCode(tx, { agentId, kind: 'phone', code, now });
    if (!used) return badRequest(MESSAGES.codeWrong, { code: MESSAGES.codeWrong });
    if (used.phone !== digits) return conflict(PHONE_MESSAGES.changed);
    await lockNumber(tx, digits);
    if ((await countOthersWith(tx, digits, agentId)) >= LIMITS.phoneAgentsMax)
      return conflict(PHONE_MESSAGES.shared);
    await markPhoneVerified(tx, agentId, digits, now);
    return undefined;
  });
  if (refusal) throw refusal;
}
