import { issueToken } from '../tokens/repository.ts';
import { findAccount } from '../accounts/find-account.ts';
import { holdAgent } from '../accounts/hold-agent.ts';
import { resetLetter } from '../../mail/templates/reset.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { AccountCaller } from '../../../platform/rate-limits/known-networks.ts';
import type { AuthContext } from './context.ts';

/** Sends a link for a new password to an address, if there is an account for it, and gives its id. Rejects as a Limiter does. */
export async function sendResetLink(
  { db, limit, clock, links }: AuthContext,
  email: string,
  caller: AccountCaller,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await limit(tx, 'resetMail', caller);
    await limit(tx, 'resetMailToAccount', caller);
    const account = await findAccount(tx, email);
    const held = account && (await holdAgent(tx, account.id));
    // Not, if the address was changed or taken back just now: it would open the account to whoever had it.
    if (!account || held?.email !== account.email) return undefined;
    const { token } = await issueToken(tx, { agentId: account.id, kind: 'reset', now: clock() });
    const letter = resetLetter({ name: account.name, link: links.setPassword(token) });
    // To the address as it was stored: a look-alike that finds the same account must not be sent its link.
    await queueMail(tx, { to: account.email, letter });
    return account.id;
  });
}
