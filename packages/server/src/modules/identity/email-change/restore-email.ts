import { MESSAGES } from '@naija/contracts/domain/messages';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { isUniqueViolation } from '../../../database/errors.ts';
import { agents } from '../../../database/schema.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { emailRestoredMessage, queueMail } from '../../mail/index.ts';
import { emailKey } from '../accounts/repository.ts';
import { endSessions } from '../sessions/repository.ts';
import { issueToken, revokeTokens } from '../tokens/repository.ts';
import { consumeRestoreToken } from './repository.ts';

/**
 * Undoes every change of the email address since a link was sent to the old one. Whoever requested the change knows the
 * password, so the password, all sessions, all mailed tokens and a requested deletion end. Gives a token for a new password; undefined for an
 * invalid link. Rejects with HttpError 409 if another account has the address, which the reservation prevents.
 */
export async function restoreEmail(
  tx: Queryable,
  token: string,
  now: Date,
): Promise<{ agentId: string; resetToken: string } | undefined> {
  const restore = await consumeRestoreToken(tx, token, now);
  if (!restore) return undefined;
  const { agent, email } = restore;
  await tx
    .update(agents)
    .set({ email, emailVerifiedAt: now, passwordHash: null, deletionDueAt: null })
    .where(eq(agents.id, agent.id))
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new HttpError(409, 'conflict', MESSAGES.restoreTaken) : error;
    });
  await endSessions(tx, agent.id);
  await revokeTokens(tx, agent.id);
  if (agent.emailKey !== emailKey(email))
    await queueMail(tx, { to: agent.email, message: emailRestoredMessage(agent) });
  const reset = await issueToken(tx, { agentId: agent.id, kind: 'reset', now });
  return { agentId: agent.id, resetToken: reset.token };
}
