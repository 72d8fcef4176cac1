import type { Commit } from '../../../platform/idempotency/act-once.ts';
import type { AccountClient } from '../../../platform/rate-limits/known-networks.ts';
import { queueMail } from '../../mail/index.ts';
import { passwordResetMessage } from '../mails/password.ts';
import { findAccount, lockAgent } from '../accounts/repository.ts';
import { issueToken } from '../tokens/repository.ts';
import type { Services } from '../../../platform/module.ts';

/** Returns the account's id, if any. Rejects with errors of a RateLimiter. */
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
    // After a change of the address, a link to the old one would open the account to its current holder.
    if (!account || locked?.email !== account.email) return null;
    const { token } = await issueToken(tx, { agentId: account.id, kind: 'reset', now: clock() });
    const { name, language } = account;
    const message = passwordResetMessage({ name, language, link: links.setPassword(token) });
    // The requested address may be a look-alike of the stored one.
    await queueMail(tx, { agentId: account.id, to: account.email, message });
    return account.id;
  });
}

/** The address is the only source, so the result does not reveal an account. */
export function displayNameFrom(email: string): string {
  const [local = ''] = email.split('@');
  const [name = local] = /^[\p{L}\p{M}]+/u.exec(local) ?? [];
  const [first = '', ...others] = name;
  return first.toUpperCase() + others.join('');
}
