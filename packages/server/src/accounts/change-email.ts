import { MESSAGES } from '@naija/contracts/domain/messages';
import { and, eq, inArray } from 'drizzle-orm';
import { issueToken, takeEmailToken } from '../account-tokens/repository.ts';
import type { Queryable } from '../database/database.ts';
import { isDuplicate } from '../database/duplicate.ts';
import { accountTokens, agents, type AgentRow } from '../database/schema.ts';
import { badRequest } from '../http/http-error.ts';
import { emailChangeNoticeLetter } from '../mail/letters/email-change-notice.ts';
import { emailChangeLetter } from '../mail/letters/email-change.ts';
import { emailTakenLetter } from '../mail/letters/email-taken.ts';
import type { MailLinks } from '../mail/links.ts';
import { queueMail } from '../mail/outbox.ts';
import { findAccount } from './find-account.ts';

/**
 * Asks by mail whether an address is the agent's, who keeps the old one until the link is opened. Of an address that
 * another account has, only the owner of that mailbox learns it: for the agent everything looks the same.
 */
export async function askEmailChange(
  tx: Queryable,
  { id: agentId, name, email: old }: AgentRow,
  email: string,
  { links, now }: { links: MailLinks; now: Date },
): Promise<void> {
  const { token } = await issueToken(tx, { agentId, kind: 'email', now, email });
  const taken = await findAccount(tx, email);
  const letter = taken
    ? emailTakenLetter({ name: taken.name, loginLink: links.login(), resetLink: links.forgot() })
    : emailChangeLetter({ name, link: links.verify(token) });
  await queueMail(tx, { to: email, letter });
  await queueMail(tx, { to: old, letter: emailChangeNoticeLetter({ name, resetLink: links.forgot() }) });
}

/**
 * Gives the agent the address that a token was sent to; false where there is no such token. Links that were sent to the
 * old address are good for nothing from then on.
 * Rejects with HttpError 400 where another account has got the address meanwhile.
 */
export async function confirmEmailChange(tx: Queryable, token: string, now: Date): Promise<boolean> {
  const used = await takeEmailToken(tx, { token, now });
  if (!used) return false;
  const { agentId, email } = used;
  const change = tx.update(agents).set({ email, emailVerifiedAt: now }).where(eq(agents.id, agentId));
  await change.catch((error: unknown) => {
    throw isDuplicate(error) ? badRequest(MESSAGES.linkDead) : error;
  });
  await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.agentId, agentId), inArray(accountTokens.kind, ['reset', 'verify'])));
  return true;
}
