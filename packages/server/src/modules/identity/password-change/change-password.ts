import type { ChangePasswordRequest } from '@naija/contracts/http/auth';
import type { Commit } from '../../../platform/idempotency/act-once.ts';
import type { AccountClient } from '../../../platform/rate-limits/known-networks.ts';
import { queueMail } from '../../mail/index.ts';
import { passwordChangedMessage } from '../mails/password.ts';
import { lockAgentWithPassword, storePasswordHash } from '../accounts/repository.ts';
import {
  requireCurrentPassword,
  wrongPassword,
  refuseGuessablePassword,
} from '../passwords/current-password.ts';
import { hashPassword } from '../passwords/hash.ts';
import { endSessions } from '../sessions/repository.ts';
import { revokeTokens } from '../tokens/repository.ts';
import type { Services } from '../../../platform/module.ts';

/**
 * Sets a new password. Ends all other sessions and revokes mailed links that change the password or the address, because the
 * person who requested them may have known the old password.
 * @throws HttpError 400 for a password that contains the name or address; errors of `requireCurrentPassword`
 */
export async function changePassword(
  { db, limit, commit }: Pick<Services, 'db' | 'limit'> & { commit: Commit },
  { currentPassword, newPassword }: ChangePasswordRequest,
  { caller, sessionId }: { caller: AccountClient; sessionId: string },
): Promise<void> {
  const agent = await requireCurrentPassword({ db, limit }, currentPassword, caller);
  const { id, name, email, language, passwordHash } = agent;
  refuseGuessablePassword('newPassword', newPassword, { name, email });
  await limit(db, 'credentialChange', caller);
  const newHash = await hashPassword(newPassword, caller.address);
  await commit(async (tx) => {
    if (!(await lockAgentWithPassword(tx, id, passwordHash))) throw wrongPassword();
    await storePasswordHash(tx, id, newHash);
    await revokeTokens(tx, id, ['reset', 'email', 'newPhone']);
    await endSessions(tx, id, sessionId);
    await queueMail(tx, {
      agentId: id,
      to: email,
      message: passwordChangedMessage({ name, language, by: 'session' }),
    });
  });
}
