import { MESSAGES } from '@naija/contracts/domain/messages';
import { eq } from 'drizzle-orm';
import { dropTokens, issueToken } from '../tokens/repository.ts';
import type { Queryable } from '../../../database/database.ts';
import { isDuplicate } from '../../../database/duplicate.ts';
import { agents } from '../../../database/schema.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { emailRestoredLetter } from '../../mail/templates/email-restored.ts';
import { queueMail } from '../../mail/outbox.ts';
import { endSessions } from '../sessions/repository.ts';
import { takeRestore } from './email-restores.ts';
import { emailKey } from './find-account.ts';

/**
 * Takes back every change of the e-mail address since a link was sent to the old one. Whoever asked for the change knows
 * the password, so that it opens nothing any more, all sessions end, and what was sent by mail dies.
 * Gives the agent's id and the token that sets a new password; undefined where the link is not, or no longer, good.
 * Rejects with HttpError 409 where another account has the address, which being reserved prevents.
 */
export async function restoreEmail(
  tx: Queryable,
  token: string,
  now: Date,
): Promise<{ agentId: string; resetToken: string } | undefined> {
  const taken = await takeRestore(tx, token, now);
  if (!taken) return undefined;
  const { agent, email } = taken;
  const restored = { email, emailVerifiedAt: now, passwordHash: null };
  await tx
    .update(agents)
    .set(restored)
    .where(eq(agents.id, agent.id))
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new HttpError(409, 'conflict', MESSAGES.restoreTaken) : error;
    });
  await endSessions(tx, agent.id);
  await dropTokens(tx, agent.id);
  if (agent.emailKey !== emailKey(email))
    await queueMail(tx, { to: agent.email, letter: emailRestoredLetter({ name: agent.name }) });
  const reset = await issueToken(tx, { agentId: agent.id, kind: 'reset', now });
  return { agentId: agent.id, resetToken: reset.token };
}
