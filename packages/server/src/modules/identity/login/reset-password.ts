import { MESSAGES } from '@naija/contracts/domain/messages';
import { dropTokens, useToken } from '../tokens/repository.ts';
import { holdAgent } from '../accounts/hold-agent.ts';
import { badRequest } from '../../../platform/http/http-error.ts';
import { passwordChangedLetter } from '../../mail/templates/password-changed.ts';
import { queueMail } from '../../mail/outbox.ts';
import { refuseGuessablePassword } from '../passwords/guessable.ts';
import { hashPassword } from '../passwords/hash.ts';
import type { Caller } from '../../../platform/rate-limits/caller.ts';
import { makeWhole } from '../../../platform/rate-limits/limiter.ts';
import { endSessions } from '../sessions/repository.ts';
import type { AuthContext } from './context.ts';
import { welcomeOwner } from './login-allowance.ts';
import { setPasswordByMail } from './repository.ts';

/**
 * Uses up a reset token for a new password, which logs the agent out everywhere. Whoever has the mail owns the address,
 * so it counts as verified from then on; a link that verifies it lives on, and then says so once more. Gives the agent's id.
 * Rejects with HttpError 400 where the token is not, or no longer, good, and for a password that the agent's name or
 * address gives away.
 */
export async function resetPassword(
  { db, clock }: Pick<AuthContext, 'db' | 'clock'>,
  token: string,
  newPassword: string,
  caller: Caller,
): Promise<string> {
  return db.transaction(async (tx) => {
    const now = clock();
    const agentId = await useToken(tx, { kind: 'reset', token, now });
    if (agentId === undefined) throw badRequest(MESSAGES.linkDead);
    const own = await holdAgent(tx, agentId);
    if (own) refuseGuessablePassword('newPassword', newPassword, own);
    // Only now, so that guessed tokens cost no hash; where there is no room for it, the token stays good.
    const agent = await setPasswordByMail(tx, agentId, await hashPassword(newPassword), now);
    if (!agent) throw badRequest(MESSAGES.linkDead);
    await endSessions(tx, agentId);
    await dropTokens(tx, agentId, ['email']);
    await welcomeOwner(tx, { ...caller, account: agent.emailKey }, now);
    await makeWhole(tx, 'wrongPassword', { ...caller, account: agentId });
    await queueMail(tx, { to: agent.email, letter: passwordChangedLetter({ name: agent.name, by: 'mail' }) });
    return agentId;
  });
}
