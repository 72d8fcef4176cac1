import type { Commit } from '../../../platform/idempotency/act-once.ts';
import type { AccountClient } from '../../../platform/rate-limits/known-networks.ts';
import { passwordResetMessage, queueMail } from '../../mail/index.ts';
import { findAccount, lockAgent } from '../accounts/repository.ts';
import { issueToken } from '../tokens/repository.ts';
import type { Services } from '../../../platform/module.ts';

/** Sends a link for a new password if the address has an account, and gives its id. Rejects as a RateLimiter does. */
export async function sendResetLink(
  { limit, clock, links, commit }: Pick<Services, 'limit' | 'clock' | 'links'> & { commit: Commit },
  email: string,
  caller: AccountClient,
): Promise<string | null> {
  return commit(async (tx) => {
    await limit(tx, 'resetMail', caller);
    await limit(tx, 'resetMailToAccount', caller);
    const account = await findAccount(tx, email);
    const locked = account && (await lockAgent(tx, account.id));
    // The address may have changed just now: a link to the old one would open the account to whoever has that.
    if (!account || locked?.email !== account.email) return null;
    const { token } = await issueToken(tx, { agentId: account.id, kind: 'reset', now: clock() });
    const { name, language } = account;
    const message = passwordResetMessage({ name, language, link: links.setPassword(token) });
    // To the stored address: the requested one may be a look-alike.
    await queueMail(tx, { agentId: account.id, to: account.email, message });
    return account.id;
  });
}

/** A first name derived from the address alone: the same whether there is an account or not. */
export function displayNameFrom(email: string): string {
  const [local = ''] = email.split('@');
  const [name = local] = /^[\p{L}\p{M}]+/u.exec(local) ?? [];
  const [first = '', ...others] = name;
  return first.toUpperCase() + others.join('');
}
