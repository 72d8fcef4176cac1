import { MESSAGES } from '@naija/contracts/domain/messages';
import { badRequest } from '../../../platform/http/http-error.ts';
import type { Commit } from '../../../platform/idempotency/act-once.ts';
import type { ClientIdentity } from '../../../platform/rate-limits/client.ts';
import { queueMail } from '../../mail/index.ts';
import { passwordChangedMessage } from '../mails/password.ts';
import { lockAgent, storePasswordHashByMail } from '../accounts/repository.ts';
import { resetLoginLimits } from '../login/login-limits.ts';
import { hashPassword } from '../passwords/hash.ts';
import { refuseGuessablePassword } from '../passwords/current-password.ts';
import { endSessions } from '../sessions/repository.ts';
import { consumeToken, isTokenValid, revokeTokens, deadLink } from '../tokens/repository.ts';
import type { Services } from '../../../platform/module.ts';

/** @throws errors of `deadLink` */
export async function checkResetToken(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  if (!(await isTokenValid(db, { kind: 'reset', token, now: clock() }))) throw await deadLink(db, token);
}

/**
 * Consumes a reset token for a new password and ends all sessions. Reading the mail proves ownership of the address, so it
 * counts as verified; its verification link stays valid and can say so again. Returns the agent's id.
 * @throws errors of `deadLink` for an invalid token, HttpError 400 for a password that contains the agent's name or address
 */
export async function resetPassword(
  { limit, clock, commit }: Pick<Services, 'limit' | 'clock'> & { commit: Commit },
  token: string,
  newPassword: string,
  caller: ClientIdentity,
): Promise<string> {
  return commit(async (tx) => {
    const now = clock();
    const agentId = await consumeToken(tx, { kind: 'reset', token, now });
    if (agentId === undefined) throw await deadLink(tx, token);
    const current = await lockAgent(tx, agentId);
    if (current) refuseGuessablePassword('newPassword', newPassword, current);
    // The password is hashed after the token is found, so that guessing tokens costs no hash. A full queue leaves the token
    // valid.
    const agent = await storePasswordHashByMail(
      tx,
      agentId,
      await hashPassword(newPassword, caller.address),
      now,
    );
    if (!agent) throw badRequest(MESSAGES.linkDead);
    await endSessions(tx, agentId);
    await revokeTokens(tx, agentId, ['email', 'newPhone']);
    await resetLoginLimits(tx, limit, { ...caller, account: agent.emailKey }, now);
    await limit.reset(tx, 'wrongPassword', { ...caller, account: agentId });
    const { name, language, email: to } = agent;
    await queueMail(tx, { agentId, to, message: passwordChangedMessage({ name, language, by: 'mail' }) });
    return agentId;
  });
}
