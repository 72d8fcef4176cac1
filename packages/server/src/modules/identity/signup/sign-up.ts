import type { SignupRequest } from '@naija/contracts/http/auth';
import { isReserved } from '../accounts/email-restores.ts';
import { findAccount, type Account } from '../accounts/find-account.ts';
import { issueToken } from '../tokens/repository.ts';
import type { Queryable } from '../../../database/database.ts';
import { emailReservedLetter } from '../../mail/templates/email-reserved.ts';
import { takenLetter } from '../../mail/templates/taken.ts';
import { queueMail } from '../../mail/outbox.ts';
import { hashPassword, matchesPassword } from '../passwords/hash.ts';
import type { Office } from './office.ts';
import { addAgent } from './repository.ts';
import { sendVerification } from './verification.ts';

/**
 * Makes an account and sends the letter that verifies its address. For an address that has an account, or may come back
 * to one, nothing changes, and a letter says so. Both take the same costly steps, so that they cannot be told apart from outside.
 */
export async function signUp(office: Office, { password, ...profile }: SignupRequest): Promise<void> {
  const known = await findAccount(office.db, profile.email);
  const passwordHash = await hashPassword(password);
  const isSamePassword = await matchesPassword(known?.passwordHash ?? undefined, password);
  await office.db.transaction(async (tx) => {
    const reserved = await isReserved(tx, profile.email, { now: office.clock() });
    const isNew = !reserved && (await addAgent(tx, { ...profile, passwordHash }));
    const account = await findAccount(tx, profile.email);
    if (!account) {
      await queueMail(tx, { to: profile.email, letter: emailReservedLetter() });
      return;
    }
    await (isNew ? sendVerification(office, tx, account) : sendTaken(office, tx, account, isSamePassword));
  });
}

/**
 * A fresh link goes only to who has the password, and so made the account: had a stranger taken the address before, the
 * owner of the mailbox would verify what the stranger can log in to. Their way on is a new password, by mail as well.
 */
async function sendTaken(
  { links, clock }: Office,
  tx: Queryable,
  { id: agentId, name, email, emailVerifiedAt }: Account,
  isSamePassword: boolean,
): Promise<void> {
  const isOwnAndWaiting = isSamePassword && emailVerifiedAt === null;
  const issued = isOwnAndWaiting
    ? await issueToken(tx, { agentId, kind: 'verify', now: clock() })
    : undefined;
  const letter = takenLetter({
    name,
    loginLink: links.login(),
    resetLink: links.forgot(),
    verifyLink: issued && links.verify(issued.token),
  });
  await queueMail(tx, { to: email, letter });
}
