import { MESSAGES } from '@naija/contracts/domain/messages';
import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { accountTokens } from '../../../database/schema.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Commit } from '../../../platform/idempotency/act-once.ts';
import type { AccountClient } from '../../../platform/rate-limits/known-networks.ts';
import { emailKey, lockAgent } from '../accounts/repository.ts';
import { issueToken, revokeTokens } from '../tokens/repository.ts';
import type { Services } from '../../../platform/module.ts';
import { sendToNewAddress } from './change-email.ts';

/**
 * Sends another link to the requested address, and revokes the earlier one. The session that gave the password stays the one
 * that remains logged in. Returns the address.
 * @throws HttpError 404 if no change is pending, 429
 */
export async function resendEmailChange(
  { limit, links, clock, commit }: Pick<Services, 'limit' | 'links' | 'clock'> & { commit: Commit },
  caller: AccountClient,
): Promise<string> {
  return commit(async (tx) => {
    const now = clock();
    const agent = await lockAgent(tx, caller.account);
    const pending = agent && (await findPendingChange(tx, agent.id, now));
    if (!pending) throw notFound(MESSAGES.noEmailChange);
    const { email, sessionId } = pending;
    await limit(tx, 'verificationMail', caller);
    await limit(tx, 'verificationMailToAccount', { ...caller, account: emailKey(email) });
    const change = {
      agentId: agent.id,
      kind: 'email',
      now,
      email,
      ...(sessionId !== null && { sessionId }),
    } as const;
    const { token } = await issueToken(tx, change);
    await sendToNewAddress(tx, agent, email, { links, now, token });
    return email;
  });
}

/** Revokes the link to the requested address, if any. */
export async function cancelEmailChange({ db }: Pick<Services, 'db'>, agentId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAgent(tx, agentId);
    await revokeTokens(tx, agentId, ['email']);
  });
}

async function findPendingChange(db: Queryable, agentId: string, now: Date) {
  const { email, sessionId, kind, expiresAt } = accountTokens;
  const [token] = await db
    .select({ email, sessionId })
    .from(accountTokens)
    .where(and(eq(accountTokens.agentId, agentId), eq(kind, 'email'), gt(expiresAt, now)));
  return token?.email == null ? undefined : { ...token, email: token.email };
}

/** Returns the email address that an agent has requested and not yet confirmed, or null. */
export async function findPendingEmail(db: Queryable, agentId: string, now: Date): Promise<string | null> {
  return (await findPendingChange(db, agentId, now))?.email ?? null;
}
