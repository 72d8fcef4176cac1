import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import type { ChangeEmailRequest } from '@naija/contracts/http/auth';
import { askEmailChange } from '../accounts/change-email.ts';
import { emailKey } from '../accounts/find-account.ts';
import { holdWithPassword } from '../accounts/hold-agent.ts';
import { badRequest } from '../../../platform/http/http-error.ts';
import type { CredentialsContext } from './context.ts';
import { provePassword, wrongPassword, type AgentCaller } from './prove-password.ts';

/**
 * Asks by mail whether another address is the agent's, for who knows the password; the same for any address.
 * Rejects as `provePassword` does, with HttpError 400 for the address that the agent has, and with 429 where too much
 * was sent to that address.
 */
export async function changeEmail(
  { db, limit, links, clock }: Omit<CredentialsContext, 'guards'>,
  { email, currentPassword }: ChangeEmailRequest,
  { caller, sessionId }: { caller: AgentCaller; sessionId: string },
): Promise<void> {
  const { id, passwordHash } = await provePassword({ db, limit }, currentPassword, caller);
  await db.transaction(async (tx) => {
    // Not, if the password was changed while this was checked.
    const agent = await holdWithPassword(tx, id, passwordHash);
    if (!agent) throw wrongPassword();
    const key = emailKey(email);
    if (key === agent.emailKey)
      throw badRequest(FIELD_MESSAGES.emailSame, { email: FIELD_MESSAGES.emailSame });
    await limit(tx, 'credentialChange', caller);
    await limit(tx, 'verificationMail', caller);
    await limit(tx, 'verificationMailToAccount', { ...caller, account: key });
    await askEmailChange(tx, agent, email, { links, now: clock(), sessionId });
  });
}
