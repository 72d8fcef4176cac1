import { formatDay } from '@naija/contracts/domain/dates';
import type { CurrentPasswordRequest } from '@naija/contracts/http/auth';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { agents } from '../../../database/schema.ts';
import type { Commit } from '../../../platform/idempotency/act-once.ts';
import type { AccountClient } from '../../../platform/rate-limits/known-networks.ts';
import { queueMail } from '../../mail/index.ts';
import { accountDeletionMessage } from '../mails/account.ts';
import { lockAgentWithPassword } from '../accounts/repository.ts';
import { TOKEN_LIFETIMES_MS } from '../lifetimes.ts';
import { requireCurrentPassword, wrongPassword } from '../passwords/current-password.ts';
import { endSessions } from '../sessions/repository.ts';
import { consumeToken, issueToken, revokeTokens } from '../tokens/repository.ts';
import type { Services } from '../../../platform/module.ts';

/**
 * Hides the profile, ends every session, and mails a link that cancels the deletion until the returned day, when the hourly
 * job removes the account. Rejects like `requireCurrentPassword`, and with 429.
 */
export async function requestDeletion(
  {
    db,
    limit,
    links,
    clock,
    commit,
  }: Pick<Services, 'db' | 'limit' | 'links' | 'clock'> & { commit: Commit },
  { currentPassword }: CurrentPasswordRequest,
  caller: AccountClient,
): Promise<string> {
  const agent = await requireCurrentPassword({ db, limit }, currentPassword, caller);
  const { id, name, email, language, passwordHash } = agent;
  await limit(db, 'credentialChange', caller);
  return commit(async (tx) => {
    if (!(await lockAgentWithPassword(tx, id, passwordHash))) throw wrongPassword();
    const now = clock();
    const dueAt = new Date(now.getTime() + TOKEN_LIFETIMES_MS.deletion);
    await storeDueTime(tx, id, dueAt);
    await revokeTokens(tx, id, ['reset', 'email']);
    await endSessions(tx, id);
    const { token } = await issueToken(tx, { agentId: id, kind: 'deletion', now });
    const link = links.keepAccount(token);
    await queueMail(tx, {
      agentId: id,
      to: email,
      message: accountDeletionMessage({ name, language, dueAt, link }),
    });
    return formatDay(dueAt.toISOString());
  });
}

/** Cancels a deletion by the token of its mail; returns the agent's id, or undefined for an invalid token. */
export async function cancelDeletionByToken(
  tx: Queryable,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const agentId = await consumeToken(tx, { kind: 'deletion', token, now });
  if (agentId !== undefined) await cancelDeletion(tx, agentId);
  return agentId;
}

/** The agent must be locked. */
export async function cancelDeletion(tx: Queryable, agentId: string): Promise<void> {
  await storeDueTime(tx, agentId, null);
  await revokeTokens(tx, agentId, ['deletion']);
}

/** Does not change `updated_at`, which belongs to the public record. */
async function storeDueTime(tx: Queryable, agentId: string, deletionDueAt: Date | null): Promise<void> {
  await tx
    .update(agents)
    .set({ deletionDueAt, updatedAt: sql`${agents.updatedAt}` })
    .where(eq(agents.id, agentId));
}
