import { internationalDigits } from '@naija/contracts/domain/phone';
import { PHONE_MESSAGES } from '@naija/contracts/domain/phone-messages';
import type { NewPhoneRequest } from '@naija/contracts/http/phone';
import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { accountTokens, type AgentRow } from '../../../database/schema.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { AccountClient } from '../../../platform/rate-limits/known-networks.ts';
import { type MailLinks, queueMail } from '../../mail/index.ts';
import { phoneChangedMessage } from '../mails/email-change.ts';
import { lockAgentWithPassword } from '../accounts/repository.ts';
import { issueRestoreToken } from '../email-change/repository.ts';
import { requireCurrentPassword, wrongPassword } from '../passwords/current-password.ts';
import { issueToken } from '../tokens/repository.ts';
import type { Services } from '../../../platform/module.ts';

/**
 * Permits an edit of the profile to store this other number, once, within a day. The edit can then wait on a device without the
 * password. Rejects like `requireCurrentPassword`.
 */
export async function allowNewPhone(
  { db, limit, clock }: Pick<Services, 'db' | 'limit' | 'clock'>,
  { phone, currentPassword }: NewPhoneRequest,
  caller: AccountClient,
): Promise<void> {
  const { id: agentId, passwordHash } = await requireCurrentPassword({ db, limit }, currentPassword, caller);
  await db.transaction(async (tx) => {
    if (!(await lockAgentWithPassword(tx, agentId, passwordHash))) throw wrongPassword();
    await issueToken(tx, { agentId, kind: 'newPhone', now: clock(), phone: internationalDigits(phone) });
  });
}

/**
 * Consumes the permission to store another number, and mails a link that undoes the change. Call it with the agent locked,
 * before the number is stored. An account with an unverified email gets neither, because its mailbox may belong to another
 * person.
 * @throws HttpError 403 for a number that was not permitted
 */
export async function requireAllowedPhone(
  tx: Queryable,
  agent: AgentRow,
  phone: string,
  { links, now }: { links: MailLinks; now: Date },
): Promise<void> {
  if (agent.emailVerifiedAt === null) return;
  const { agentId, kind, phone: allowed, expiresAt } = accountTokens;
  const isAllowed = and(eq(kind, 'newPhone'), eq(allowed, internationalDigits(phone)), gt(expiresAt, now));
  const { rowCount } = await tx.delete(accountTokens).where(and(eq(agentId, agent.id), isAllowed));
  if (rowCount === 0) throw passwordNeeded();
  const { name, language, email: to } = agent;
  const restoreLink = links.restorePhone(await issueRestoreToken(tx, agent, now, agent.phone));
  await queueMail(tx, {
    agentId: agent.id,
    to,
    message: phoneChangedMessage({ name, language, restoreLink }),
  });
}

function passwordNeeded(): HttpError {
  const message = PHONE_MESSAGES.passwordNeeded;
  return new HttpError(403, 'forbidden', message, { fields: { currentPassword: message } });
}
