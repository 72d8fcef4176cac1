import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { agents, type AgentRow } from '../../../database/schema.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { matchesPassword } from '../passwords/hash.ts';
import type { Caller } from '../../../platform/rate-limits/caller.ts';
import { giveBack } from '../../../platform/rate-limits/limiter.ts';
import type { CredentialsContext } from './context.ts';

/** An agent who has just shown to know the password, as it was then. */
export type ProvenAgent = AgentRow & { passwordHash: string };

/** Who asks: the agent of a session. */
export type AgentCaller = Required<Caller>;

/**
 * Lets pass who knows the current password: that somebody holds a session does not prove it. A wrong one is counted for
 * the account, before it is known to be wrong: else many at once would be let through. What is right costs nothing.
 * Rejects with HttpError 403 for a wrong one, and as a Limiter does.
 */
export async function provePassword(
  { db, limit }: Pick<CredentialsContext, 'db' | 'limit'>,
  password: string,
  caller: AgentCaller,
): Promise<ProvenAgent> {
  await limit(db, 'wrongPassword', caller);
  const agent = await findAgent(db, caller.account);
  const isRight = await matchesPassword(agent?.passwordHash ?? undefined, password).catch(
    async (error: unknown) => {
      // Nothing was tried: too many others wait to be checked.
      await giveBack(db, 'wrongPassword', caller);
      throw error;
    },
  );
  if (!isRight || agent?.passwordHash == null) throw wrongPassword();
  await giveBack(db, 'wrongPassword', caller);
  return { ...agent, passwordHash: agent.passwordHash };
}

/** Not 401: the session is good, and the page would end it. */
export function wrongPassword(): HttpError {
  const message = FIELD_MESSAGES.currentWrong;
  return new HttpError(403, 'forbidden', message, { fields: { currentPassword: message } });
}

async function findAgent(db: Queryable, id: string): Promise<AgentRow | undefined> {
  return (await db.select().from(agents).where(eq(agents.id, id)))[0];
}
