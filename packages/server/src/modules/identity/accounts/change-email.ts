import { MESSAGES } from '@naija/contracts/domain/messages';
import { eq } from 'drizzle-orm';
import { dropTokens, issueToken, takeEmailToken } from '../tokens/repository.ts';
import type { Queryable } from '../../../database/database.ts';
import { isDuplicate } from '../../../database/duplicate.ts';
import { agents, type AgentRow } from '../../../database/schema.ts';
import { badRequest } from '../../../platform/http/http-error.ts';
import { emailChangeNoticeLetter } from '../../mail/templates/email-change-notice.ts';
import { emailChangeLetter } from '../../mail/templates/email-change.ts';
import { emailChangedLetter } from '../../mail/templates/email-changed.ts';
import { emailReservedLetter } from '../../mail/templates/email-reserved.ts';
import { emailTakenLetter } from '../../mail/templates/email-taken.ts';
import type { Letter } from '../../mail/templates/template.ts';
import type { MailLinks } from '../../mail/links.ts';
import { queueMail } from '../../mail/outbox.ts';
import { endSessions } from '../sessions/repository.ts';
import { endRestoresSince, isReserved, issueRestore } from './email-restores.ts';
import { findAccount } from './find-account.ts';
import { holdAgent } from './hold-agent.ts';

interface Asking {
  links: MailLinks;
  now: Date;
  sessionId: string;
}

/**
 * Asks by mail whether an address is the agent's, who keeps the old one until the link is opened, and lets the old one
 * take it back. Of an address that another account has or had lately, only the owner of that mailbox learns it: for the
 * agent everything looks the same.
 */
export async function askEmailChange(
  tx: Queryable,
  agent: AgentRow,
  email: string,
  { links, now, sessionId }: Asking,
): Promise<void> {
  const { id: agentId, name } = agent;
  const { token } = await issueToken(tx, { agentId, kind: 'email', now, email, sessionId });
  const letter = emailChangeLetter({ name, link: links.verify(token) });
  await queueMail(tx, { to: email, letter: (await refusal(tx, agentId, email, { links, now })) ?? letter });
  const restoreLink = await restoreLinkFor(tx, agent, { links, now });
  const notice = emailChangeNoticeLetter({ name, resetLink: links.forgot(), restoreLink });
  await queueMail(tx, { to: agent.email, letter: notice });
}

/**
 * Gives the agent the address that a token was sent to, and returns the agent's id; undefined where there is no such
 * token. The session that asked goes on, all others end; links that were sent to the old address are good for nothing
 * from then on, but for those that take this back. Back at an address that could still be taken back, no session goes on,
 * and nothing takes this back: it may be the owner who confirms what a thief asked for.
 * Rejects with HttpError 400 where another account has got the address meanwhile.
 */
export async function confirmEmailChange(
  tx: Queryable,
  token: string,
  { links, now }: Pick<Asking, 'links' | 'now'>,
): Promise<string | undefined> {
  const used = await takeEmailToken(tx, { token, now });
  const agent = used && (await holdAgent(tx, used.agentId));
  if (!agent) return undefined;
  const { email, sessionId } = used;
  if (await isReserved(tx, email, { now, agentId: agent.id })) throw badRequest(MESSAGES.linkDead);
  const isBack = await endRestoresSince(tx, { agentId: agent.id, email, now });
  const restoreLink = isBack ? undefined : await restoreLinkFor(tx, agent, { links, now });
  const change = tx.update(agents).set({ email, emailVerifiedAt: now }).where(eq(agents.id, agent.id));
  await change.catch((error: unknown) => {
    throw isDuplicate(error) ? badRequest(MESSAGES.linkDead) : error;
  });
  await dropTokens(tx, agent.id, ['reset', 'verify']);
  await endSessions(tx, agent.id, isBack ? undefined : (sessionId ?? undefined));
  if (restoreLink !== undefined)
    await queueMail(tx, { to: agent.email, letter: emailChangedLetter({ name: agent.name, restoreLink }) });
  return agent.id;
}

/** What is sent to an address that is not to be had, in the place of a link. */
async function refusal(
  tx: Queryable,
  agentId: string,
  email: string,
  { links, now }: Pick<Asking, 'links' | 'now'>,
): Promise<Letter | undefined> {
  const reserved = await isReserved(tx, email, { now, agentId });
  const taken = await findAccount(tx, email);
  if (taken)
    return emailTakenLetter({ name: taken.name, loginLink: links.login(), resetLink: links.forgot() });
  return reserved ? emailReservedLetter() : undefined;
}

/** None for an address that nobody has verified: it may be mistyped, and belong to somebody else. */
async function restoreLinkFor(
  tx: Queryable,
  agent: AgentRow,
  { links, now }: Pick<Asking, 'links' | 'now'>,
): Promise<string | undefined> {
  return agent.emailVerifiedAt === null ? undefined : links.restoreEmail(await issueRestore(tx, agent, now));
}
