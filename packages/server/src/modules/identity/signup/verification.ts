import { MESSAGES } from '@naija/contracts/domain/messages';
import type { VerifyCodeRequest } from '@naija/contracts/http/auth';
import { confirmEmailChange } from '../accounts/change-email.ts';
import { findAccount, type Account } from '../accounts/find-account.ts';
import { issueToken, useCode, useToken } from '../tokens/repository.ts';
import type { Queryable } from '../../../database/database.ts';
import { badRequest } from '../../../platform/http/http-error.ts';
import { verifyLetter } from '../../mail/templates/verify.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Office } from './office.ts';
import { markVerified } from './repository.ts';

/** Sends an agent a fresh link and code; older ones are good for nothing from then on. */
export async function sendVerification(
  { links, clock }: Office,
  tx: Queryable,
  { id: agentId, name, email }: Account,
): Promise<void> {
  const { token, code } = await issueToken(tx, { agentId, kind: 'verify', now: clock() });
  await queueMail(tx, { to: email, letter: verifyLetter({ name, link: links.verify(token), code }) });
}

/** Sends a fresh letter to an address that waits for verification, and does nothing for any other. */
export async function resendVerification(office: Office, email: string): Promise<void> {
  await office.db.transaction(async (tx) => {
    const account = await findAccount(tx, email);
    if (account?.emailVerifiedAt === null) await sendVerification(office, tx, account);
  });
}

/**
 * Verifies an address by the token of a link, of a sign-up or of a change of the address; gives the id of an agent who has
 * another address from now on.
 * Rejects with HttpError 400 where it was used, is too old, or was never one.
 */
export async function verifyByToken(
  { db, links, clock }: Office,
  token: string,
): Promise<string | undefined> {
  const now = clock();
  return db.transaction(async (tx) => {
    const agentId = await useToken(tx, { kind: 'verify', token, now });
    if (agentId !== undefined) {
      await markVerified(tx, agentId, now);
      return undefined;
    }
    const changed = await confirmEmailChange(tx, token, { links, now });
    if (changed === undefined) throw badRequest(MESSAGES.linkDead);
    return changed;
  });
}

/**
 * Verifies an address by the code that was sent to it.
 * Rejects with HttpError 400 where it is not right; from the sixth try on it never is.
 */
export async function verifyByCode({ db, clock }: Office, { email, code }: VerifyCodeRequest): Promise<void> {
  const now = clock();
  // A wrong code is counted, so it must not undo the transaction.
  const isRight = await db.transaction(async (tx) => {
    const agentId = (await findAccount(tx, email))?.id;
    const isCode = await useCode(tx, { agentId, code, now });
    if (isCode && agentId !== undefined) await markVerified(tx, agentId, now);
    return isCode;
  });
  if (!isRight) throw badRequest(MESSAGES.codeWrong, { code: MESSAGES.codeWrong });
}
