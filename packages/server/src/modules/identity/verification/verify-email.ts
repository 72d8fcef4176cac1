import type { VerifyCodeRequest } from '@naija/contracts/http/auth';
import type { Queryable } from '../../../database/database.ts';
import type { Commit } from '../../../platform/idempotency/act-once.ts';
import { queueMail } from '../../mail/index.ts';
import { verificationMessage } from '../mails/sign-up.ts';
import { findAccount, markVerified, type Account } from '../accounts/repository.ts';
import { confirmEmailChange } from '../email-change/change-email.ts';
import { consumeCode, consumeToken, issueToken, deadLink } from '../tokens/repository.ts';
import type { Services } from '../../../platform/module.ts';

type VerificationContext = Pick<Services, 'links' | 'clock'> & { commit: Commit };

/** Mails a new link and code, and revokes older ones. */
export async function sendVerification(
  { links, clock }: Pick<VerificationContext, 'links' | 'clock'>,
  tx: Queryable,
  { id: agentId, name, email, language }: Account,
): Promise<void> {
  const { token, code } = await issueToken(tx, { agentId, kind: 'verify', now: clock() });
  const message = verificationMessage({ name, language, link: links.verify(token), code });
  await queueMail(tx, { agentId, to: email, message });
}

/** Mails a new link and code to an unverified address, and nothing to others. */
export async function resendVerification(context: VerificationContext, email: string): Promise<void> {
  await context.commit(async (tx) => {
    const account = await findAccount(tx, email);
    if (account?.emailVerifiedAt === null) await sendVerification(context, tx, account);
  });
}

/**
 * Verifies an address by the token of a link, of a sign-up or of a change of the address; returns the agent's id for the
 * latter.
 * @throws errors of `deadLink` for an invalid token
 */
export async function verifyByToken(
  { links, clock, commit }: VerificationContext,
  token: string,
): Promise<string | undefined> {
  const now = clock();
  return commit(async (tx) => {
    const agentId = await consumeToken(tx, { kind: 'verify', token, now });
    if (agentId !== undefined) {
      await markVerified(tx, agentId, now);
      return undefined;
    }
    const changed = await confirmEmailChange(tx, token, { links, now });
    if (changed === undefined) throw await deadLink(tx, token);
    return changed;
  });
}

/** Verifies an address by the code of the mail; returns false for a wrong code, and for every code from the sixth try on. */
export async function verifyByCode(
  { clock, commit }: Pick<VerificationContext, 'clock' | 'commit'>,
  { email, code }: VerifyCodeRequest,
): Promise<boolean> {
  const now = clock();
  // Rejecting would roll back the count of wrong codes.
  return commit(async (tx) => {
    const agentId = (await findAccount(tx, email))?.id;
    const used = await consumeCode(tx, { agentId, kind: 'verify', code, now });
    if (used) await markVerified(tx, used.agentId, now);
    return used !== undefined;
  });
}
