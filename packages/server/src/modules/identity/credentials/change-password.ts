import type { ChangePasswordRequest } from '@naija/contracts/http/auth';
import { dropTokens } from '../tokens/repository.ts';
import { holdWithPassword } from '../accounts/hold-agent.ts';
import { keepPasswordHash } from '../accounts/keep-password.ts';
import { passwordChangedLetter } from '../../mail/templates/password-changed.ts';
import { queueMail } from '../../mail/outbox.ts';
import { refuseGuessablePassword } from '../passwords/guessable.ts';
import { hashPassword } from '../passwords/hash.ts';
import { endSessions } from '../sessions/repository.ts';
import type { CredentialsContext } from './context.ts';
import { provePassword, wrongPassword, type AgentCaller } from './prove-password.ts';

/**
 * Sets a new password for who knows the current one. All other sessions end, and what was sent by mail to change the
 * password or the address is good for nothing from then on: who asked for it may have known the old one.
 * Rejects as `provePassword` does, and with HttpError 400 for a password that the agent's name or address gives away.
 */
export async function changePassword(
  { db, limit }: Pick<CredentialsContext, 'db' | 'limit'>,
  { currentPassword, newPassword }: ChangePasswordRequest,
  { caller, sessionId }: { caller: AgentCaller; sessionId: string },
): Promise<void> {
  const { id, name, email, passwordHash } = await provePassword({ db, limit }, currentPassword, caller);
  refuseGuessablePassword('newPassword', newPassword, { name, email });
  await limit(db, 'credentialChange', caller);
  const newHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    // Not, if it was changed while this was checked.
    if (!(await holdWithPassword(tx, id, passwordHash))) throw wrongPassword();
    await keepPasswordHash(tx, id, newHash);
    await dropTokens(tx, id, ['reset', 'email']);
    await endSessions(tx, id, sessionId);
    await queueMail(tx, { to: email, letter: passwordChangedLetter({ name, by: 'session' }) });
  });
}
