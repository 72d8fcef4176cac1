import { FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import type { ChangeEmailRequest } from '@naija/contracts/http/auth';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { isUniqueViolation } from '../../../database/errors.ts';
import { agents, type AgentRow } from '../../../database/schema.ts';
import { badRequest } from '../../../platform/http/http-error.ts';
import type { Commit } from '../../../platform/idempotency/act-once.ts';
import type { AccountClient } from '../../../platform/rate-limits/known-networks.ts';
import { type MailLinks, type MailMessage, queueMail } from '../../mail/index.ts';
import {
  emailChangedMessage,
  emailChangeRequestedMessage,
  emailChangeTakenMessage,
  emailChangeVerificationMessage,
} from '../mails/email-change.ts';
import { emailReservedMessage } from '../mails/sign-up.ts';
import {
  type Account,
  emailKey,
  findAccount,
  lockAgent,
  lockAgentWithPassword,
} from '../accounts/repository.ts';
import { requireCurrentPassword, wrongPassword } from '../passwords/current-password.ts';
import { endSessions } from '../sessions/repository.ts';
import { consumeEmailToken, issueToken, revokeTokens } from '../tokens/repository.ts';
import type { Services } from '../../../platform/module.ts';
import { isEmailReserved, issueRestoreToken, revokeRestoreTokensSince } from './repository.ts';

interface MailContext {
  links: MailLinks;
  now: Date;
}

/**
 * Mails a link to the new address and a notice to the current one. Only the new mailbox learns whether the address is taken.
 * @throws HttpError 400 for the agent's own address, 429, and errors of `requireCurrentPassword`
 */
export async function requestEmailChange(
  {
    db,
    limit,
    links,
    clock,
    commit,
  }: Pick<Services, 'db' | 'limit' | 'links' | 'clock'> & { commit: Commit },
  { email, currentPassword }: ChangeEmailRequest,
  { caller, sessionId }: { caller: AccountClient; sessionId: string },
): Promise<void> {
  const { id, passwordHash } = await requireCurrentPassword({ db, limit }, currentPassword, caller);
  await commit(async (tx) => {
    const agent = await lockAgentWithPassword(tx, id, passwordHash);
    if (!agent) throw wrongPassword();
    const key = emailKey(email);
    if (key === agent.emailKey)
      throw badRequest(FIELD_MESSAGES.emailSame, { email: FIELD_MESSAGES.emailSame });
    await limit(tx, 'credentialChange', caller);
    await limit(tx, 'verificationMail', caller);
    await limit(tx, 'verificationMailToAccount', { ...caller, account: key });
    const context = { links, now: clock() };
    const { token } = await issueToken(tx, {
      agentId: id,
      kind: 'email',
      now: context.now,
      email,
      sessionId,
    });
    await sendToNewAddress(tx, agent, email, { ...context, token });
    await notifyCurrentAddress(tx, agent, context);
  });
}

export async function sendToNewAddress(
  tx: Queryable,
  { id: agentId, name, language }: AgentRow,
  email: string,
  { links, now, token }: MailContext & { token: string },
): Promise<void> {
  const isReserved = await isEmailReserved(tx, email, { now, agentId });
  const taken = await findAccount(tx, email);
  const reserved = isReserved ? emailReservedMessage(language) : undefined;
  const unavailable = taken ? takenMessage(taken, links) : reserved;
  const message = emailChangeVerificationMessage({ name, language, link: links.verify(token) });
  // The mailbox may belong to another account.
  await queueMail(tx, { agentId: taken?.id ?? agentId, to: email, message: unavailable ?? message });
}

function takenMessage({ name, language }: Account, links: MailLinks): MailMessage {
  return emailChangeTakenMessage({ name, language, loginLink: links.login(), resetLink: links.forgot() });
}

async function notifyCurrentAddress(tx: Queryable, agent: AgentRow, context: MailContext): Promise<void> {
  const restoreLink = await issueRestoreLink(tx, agent, context);
  const { name, language, email: to } = agent;
  const resetLink = context.links.forgot();
  const message = emailChangeRequestedMessage({ name, language, resetLink, restoreLink });
  await queueMail(tx, { agentId: agent.id, to, message });
}

/**
 * Changes the agent's address to the one that a token was sent to. Ends the other sessions and revokes links to the old
 * address. A return to an address that could still be restored ends every session and cannot be undone, because the owner may
 * be confirming what a thief requested.
 * @throws HttpError 400 if another account has taken the address
 */
export async function confirmEmailChange(
  tx: Queryable,
  token: string,
  { links, now }: MailContext,
): Promise<string | undefined> {
  const used = await consumeEmailToken(tx, { token, now });
  const agent = used && (await lockAgent(tx, used.agentId));
  if (!agent) return undefined;
  const { email, sessionId } = used;
  if (await isEmailReserved(tx, email, { now, agentId: agent.id })) throw badRequest(MESSAGES.linkDead);
  const isBack = await revokeRestoreTokensSince(tx, { agentId: agent.id, email, now });
  const restoreLink = isBack ? undefined : await issueRestoreLink(tx, agent, { links, now });
  const change = tx.update(agents).set({ email, emailVerifiedAt: now }).where(eq(agents.id, agent.id));
  await change.catch((error: unknown) => {
    throw isUniqueViolation(error) ? badRequest(MESSAGES.linkDead) : error;
  });
  await revokeTokens(tx, agent.id, ['reset', 'verify']);
  await endSessions(tx, agent.id, isBack ? undefined : (sessionId ?? undefined));
  if (restoreLink !== undefined) {
    const { name, language, email: to } = agent;
    await queueMail(tx, {
      agentId: agent.id,
      to,
      message: emailChangedMessage({ name, language, restoreLink }),
    });
  }
  return agent.id;
}

/** An unverified address may belong to another person, so it gets no link. */
async function issueRestoreLink(
  tx: Queryable,
  agent: AgentRow,
  { links, now }: MailContext,
): Promise<string | undefined> {
  return agent.emailVerifiedAt === null
    ? undefined
    : links.restoreEmail(await issueRestoreToken(tx, agent, now));
}
