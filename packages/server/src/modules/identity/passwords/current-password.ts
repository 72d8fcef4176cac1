import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { eq } from 'drizzle-orm';
import { agents, type AgentRow } from '../../../database/schema.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { AccountClient } from '../../../platform/rate-limits/known-networks.ts';
import type { Services } from '../../../platform/module.ts';
import { matchesPassword } from './hash.ts';

/**
 * Re-authenticates an agent who is logged in: a stolen session does not prove the password. Each try is counted before it
 * is checked, or parallel guesses would pass uncounted; a right one is given back.
 * Rejects with HttpError 403 for a wrong one, and as a RateLimiter does.
 */
export async function requireCurrentPassword(
  { db, limit }: Pick<Services, 'db' | 'limit'>,
  password: string,
  caller: AccountClient,
): Promise<AgentRow & { passwordHash: string }> {
  await limit(db, 'wrongPassword', caller);
  const [agent] = await db.select().from(agents).where(eq(agents.id, caller.account));
  const isRight = await matchesPassword(agent?.passwordHash ?? undefined, password, caller.address).catch(
    async (error: unknown) => {
      // The queue for hashing is full: nothing was tried.
      await limit.refund(db, 'wrongPassword', caller);
      throw error;
    },
  );
  if (!isRight || agent?.passwordHash == null) throw wrongPassword();
  await limit.refund(db, 'wrongPassword', caller);
  return { ...agent, passwordHash: agent.passwordHash };
}

/** Not 401, for which pages end the session. */
export function wrongPassword(): HttpError {
  const message = FIELD_MESSAGES.currentWrong;
  return new HttpError(403, 'forbidden', message, { fields: { currentPassword: message } });
}
