import { emailToConfirm, MESSAGES } from '@naija/contracts/domain/messages';
import { askEmailChange } from '../../accounts/change-email.ts';
import { emailKey } from '../../accounts/find-account.ts';
import { toAgent } from '../../agents/present.ts';
import type { Queryable } from '../../database/database.ts';
import type { AgentRow } from '../../database/schema.ts';
import type { Caller } from '../../rate-limits/caller.ts';
import type { ProfileContext } from './context.ts';

/**
 * What an edit answers; where another e-mail address was given, asks by mail whether it is the agent's.
 * Rejects with HttpError 429 where too much was sent to that address.
 */
export async function editedAnswer(
  { limit, links, clock }: ProfileContext,
  tx: Queryable,
  saved: AgentRow,
  email: string | undefined,
  caller: Caller,
) {
  const data = { updatedUser: toAgent(saved) };
  const isNew = email !== undefined && emailKey(email) !== saved.emailKey;
  if (!isNew) return { status: 201 as const, body: { message: MESSAGES.profileSaved, data } };
  await limit(tx, 'verificationMail', caller);
  await limit(tx, 'verificationMailToAccount', { ...caller, account: emailKey(email) });
  await askEmailChange(tx, saved, email, { links, now: clock() });
  return { status: 201 as const, body: { message: emailToConfirm(email), data } };
}
