import { MESSAGES } from '@naija/contracts/domain/messages';
import { eq } from 'drizzle-orm';
import { isUniqueViolation } from '../../../database/errors.ts';
import { agents } from '../../../database/schema.ts';
import { badRequest, HttpError } from '../../../platform/http/http-error.ts';
import type { Commit } from '../../../platform/idempotency/act-once.ts';
import { queueMail } from '../../mail/index.ts';
import { emailRestoredMessage } from '../mails/email-change.ts';
import { emailKey } from '../accounts/repository.ts';
import { endSessions } from '../sessions/repository.ts';
import { issueToken, revokeTokens } from '../tokens/repository.ts';
import type { Services } from '../../../platform/module.ts';
import { consumeRestoreToken } from './repository.ts';

/**
 * Undoes every change of the email address and the phone number since a link was sent to the old address. The person who
 * requested the change knows the password, so the password, all sessions, all mailed tokens and a requested deletion end;
 * `resetToken` then sets a new password. Returns the agent's id, and whether the link was about a number.
 * @throws HttpError 400 for an invalid link, 409 if another account has the address, which the reservation prevents
 */
export async function restoreEmail(
  { clock, commit }: Pick<Services, 'clock'> & { commit: Commit },
  token: string,
  resetToken: string,
): Promise<{ agent: string; isPhone: boolean }> {
  return commit(async (tx) => {
    const now = clock();
    const restore = await consumeRestoreToken(tx, token, now);
    if (!restore) throw badRequest(MESSAGES.restoreDead);
    const { agent, email, phone } = restore;
    const unconfirmed = { phone, phoneVerifiedAt: null, verifiedPhone: null };
    await tx
      .update(agents)
      .set({
        email,
        emailVerifiedAt: now,
        passwordHash: null,
        deletionDueAt: null,
        ...(phone !== undefined && unconfirmed),
      })
      .where(eq(agents.id, agent.id))
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new HttpError(409, 'conflict', MESSAGES.restoreTaken) : error;
      });
    await endSessions(tx, agent.id);
    await revokeTokens(tx, agent.id);
    if (agent.emailKey !== emailKey(email))
      await queueMail(tx, { agentId: agent.id, to: agent.email, message: emailRestoredMessage(agent) });
    await issueToken(tx, { agentId: agent.id, kind: 'reset', now, token: resetToken });
    return { agent: agent.id, isPhone: restore.isOfPhone };
  });
}
