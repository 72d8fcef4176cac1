import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { eq } from 'drizzle-orm';
import { agents, type AgentRow } from '../../../database/schema.ts';
import { HttpError, badRequest } from '../../../platform/http/http-error.ts';
import type { AccountClient } from '../../../platform/rate-limits/known-networks.ts';
import type { Services } from '../../../platform/module.ts';
import { matchesPassword } from './hash.ts';
import { isGuessablePassword } from '@naija/contracts/domain/guessable-password';

/**
 * Checks the password of an agent who is logged in, because a stolen session does not prove it. Each try is counted before the
 * check, because parallel guesses would otherwise pass uncounted; a correct one is uncounted again.
 * @throws HttpError 403 for a wrong password; errors of a RateLimiter
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
      // The queue for hashing is full, so no attempt was made.
      await limit.refund(db, 'wrongPassword', caller);
      throw error;
    },
  );
  if (!isRight || agent?.passwordHash == null) throw wrongPassword();
  await limit.refund(db, 'wrongPassword', caller);
  return { ...agent, passwordHash: agent.passwordHash };
}

/** Pages end the session after a 401. */
export function wrongPassword(): HttpError {
  const message = FIELD_MESSAGES.currentWrong;
  return new HttpError(403, 'forbidden', message, { fields: { currentPassword: message } });
}

/** @throws HttpError 400; for forms whose schema knows neither name nor address */
export function refuseGuessablePassword(
  field: string,
  password: string,
  { name, email }: { name: string; email: string },
): void {
  if (!isGuessablePassword(password, [name, email])) return;
  const message = FIELD_MESSAGES.passwordGuessable;
  throw badRequest(message, { [field]: message });
}
