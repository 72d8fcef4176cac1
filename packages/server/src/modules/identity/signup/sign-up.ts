import type { Language } from '@naija/contracts/domain/languages';
import type { SignupRequest } from '@naija/contracts/http/auth';
import type { Queryable } from '../../../database/database.ts';
import type { Commit } from '../../../platform/idempotency/act-once.ts';
import { queueMail } from '../../mail/index.ts';
import { emailReservedMessage, signupEmailTakenMessage } from '../mails/sign-up.ts';
import { addAgent, findAccount, type Account } from '../accounts/repository.ts';
import { isEmailReserved } from '../email-change/repository.ts';
import { hashPassword, matchesPassword } from '../passwords/hash.ts';
import { issueToken } from '../tokens/repository.ts';
import { sendVerification } from '../verification/verify-email.ts';
import type { Services } from '../../../platform/module.ts';

type SignupContext = Pick<Services, 'db' | 'links' | 'clock'> & { commit: Commit };

/**
 * Creates an account with a language for its mail, and mails the link that verifies its address. A taken or reserved address
 * only gets a mail that says so. Both cost the same, so that clients cannot tell them apart.
 */
export async function signUp(
  context: SignupContext,
  { password, ...profile }: SignupRequest,
  { language, network }: { language: Language; network: string },
): Promise<void> {
  const existing = await findAccount(context.db, profile.email);
  const passwordHash = await hashPassword(password, network);
  const isSamePassword = await matchesPassword(existing?.passwordHash ?? undefined, password, network);
  await context.commit(async (tx) => {
    const isReserved = await isEmailReserved(tx, profile.email, { now: context.clock() });
    const isNew = !isReserved && (await addAgent(tx, { ...profile, passwordHash, language }));
    const account = await findAccount(tx, profile.email);
    if (!account) {
      await queueMail(tx, { agentId: null, to: profile.email, message: emailReservedMessage(language) });
      return;
    }
    await (isNew
      ? sendVerification(context, tx, account)
      : sendEmailTaken(context, tx, account, isSamePassword));
  });
}

/**
 * Includes a verification link only if the request has the account's password, because its sender then created the account.
 * Otherwise the owner of the mailbox would verify an account that another person signed up for; they can reset the password
 * instead.
 */
async function sendEmailTaken(
  { links, clock }: Pick<SignupContext, 'links' | 'clock'>,
  tx: Queryable,
  { id: agentId, name, email, language, emailVerifiedAt }: Account,
  isSamePassword: boolean,
): Promise<void> {
  const isUnverifiedOwner = isSamePassword && emailVerifiedAt === null;
  const issued = isUnverifiedOwner
    ? await issueToken(tx, { agentId, kind: 'verify', now: clock() })
    : undefined;
  const message = signupEmailTakenMessage({
    name,
    language,
    loginLink: links.login(),
    resetLink: links.forgot(),
    verifyLink: issued && links.verify(issued.token),
  });
  await queueMail(tx, { agentId, to: email, message });
}
