import { MODERATION_FIELD_MESSAGES } from '@naija/contracts/domain/moderation-messages';
import type { EnrolResponse, PassResponse, RecoveryCodesResponse } from '@naija/contracts/http/operators';
import { badRequest, conflict, HttpError } from '../../platform/http/http-error.ts';
import type { IdempotentRequest } from '../../platform/idempotency/respond-once.ts';
import { actOnce, type Commit } from '../../platform/idempotency/act-once.ts';
import type { AccountClient } from '../../platform/rate-limits/known-networks.ts';
import { writeAudit } from '../audit/index.ts';
import type { Queryable } from '../../database/database.ts';
import { requireCurrentPassword, accountNoticeMessage } from '../identity/index.ts';
import { queueMail } from '../mail/index.ts';
import type { Services } from '../../platform/module.ts';
import {
  countRecoveryCodes,
  findOperator,
  lockOperator,
  markPassed,
  passedUntil,
  storePendingSecret,
  storeSecondFactor,
  useRecoveryCode,
  useStep,
} from './repository.ts';
import { enrolmentUrl, newRecoveryCodes, newSecret, stepOf } from './totp.ts';

type Context = Pick<Services, 'db' | 'limit' | 'links' | 'clock'>;

interface Caller {
  caller: AccountClient;
  sessionId: string;
  keyed: IdempotentRequest | undefined;
  bytesFor: (...secrets: string[]) => Buffer;
}

/**
 * Starts an enrolment, which replaces an earlier one. An operator with a second factor must have passed it, or a stolen
 * password would be enough to replace it. Rejects as `requireCurrentPassword` does.
 */
export async function startEnrolment(
  { db, limit, clock }: Context,
  currentPassword: string,
  { caller, sessionId, bytesFor }: Caller,
): Promise<EnrolResponse> {
  const { email, passwordHash } = await requireCurrentPassword({ db, limit }, currentPassword, caller);
  const secret = newSecret(bytesFor('second factor', passwordHash));
  await db.transaction(async (tx) => {
    const operator = await lockOperator(tx, caller.account);
    if (operator?.secret != null && !(await passedUntil(tx, sessionId, clock())))
      throw new HttpError(403, 'second_factor', 'Please enter a code of your present second factor first.');
    await storePendingSecret(tx, caller.account, secret);
  });
  return { secret, url: enrolmentUrl(secret, email) };
}

/** Ends an enrolment with the first code; a repeat gets the same recovery codes. Rejects with HttpError 409 if none was started, 400 for a wrong code. */
export async function confirmEnrolment(
  context: Context,
  code: string,
  { caller, sessionId, keyed, bytesFor }: Caller,
): Promise<{ response: RecoveryCodesResponse; audit: string; isRepeat: boolean }> {
  const { db, clock } = context;
  const agentId = caller.account;
  const codesOf = (secret: string) => newRecoveryCodes((index) => bytesFor('recovery code', secret, index));
  let codes: string[] | undefined;
  const enrol = (commit: Commit) =>
    commit(async (tx) => {
      const now = clock();
      const operator = await lockOperator(tx, agentId);
      if (operator?.pendingSecret == null)
        throw conflict('Please start again: no second factor is being set up.');
      const lastStep = stepOf(operator.pendingSecret, code, now);
      if (lastStep === undefined) throw wrongCode();
      codes = codesOf(operator.pendingSecret);
      await storeSecondFactor(tx, agentId, { secret: operator.pendingSecret, lastStep, codes });
      await mailNotice(tx, context, agentId, 'secondFactor');
      const until = await markPassed(tx, sessionId, now);
      const subject = { kind: 'account' as const, id: agentId };
      const audit = await writeAudit(tx, {
        operatorId: agentId,
        action: 'enrol',
        subject,
        note: '',
        at: now,
      });
      return { passedUntil: until.toISOString(), audit };
    });
  const { result, isRepeat } = await actOnce(db, keyed, (commit) =>
    withTry(context, caller, () => enrol(commit)),
  );
  const { audit, passedUntil } = result;
  const secret = (await findOperator(db, agentId))?.operator.secret;
  if (secret == null) throw conflict('Please start again: no second factor is being set up.');
  return { response: { recoveryCodes: codes ?? codesOf(secret), passedUntil }, audit, isRepeat };
}

/** Codes of the app and recovery codes each work once. */
export async function passSecondFactor(
  context: Context,
  code: string,
  { caller, sessionId, keyed }: Caller,
): Promise<PassResponse> {
  const { db, clock } = context;
  const agentId = caller.account;
  const pass = (commit: Commit) =>
    commit(async (tx) => {
      const now = clock();
      const operator = await lockOperator(tx, agentId);
      if (operator?.secret == null) throw conflict('Please set up a second factor first.');
      const step = code.length === 6 ? stepOf(operator.secret, code, now) : undefined;
      const isRight =
        step === undefined ? await useRecoveryCode(tx, agentId, code) : await useStep(tx, agentId, step);
      if (!isRight) throw wrongCode();
      if (step === undefined) await mailNotice(tx, context, agentId, 'recoveryCode');
      const until = await markPassed(tx, sessionId, now);
      const recoveryCodesLeft = await countRecoveryCodes(tx, agentId);
      return { passedUntil: until.toISOString(), recoveryCodesLeft };
    });
  return (await actOnce(db, keyed, (commit) => withTry(context, caller, () => pass(commit)))).result;
}

async function mailNotice(
  tx: Queryable,
  { links }: Context,
  agentId: string,
  about: Parameters<typeof accountNoticeMessage>[0]['about'],
): Promise<void> {
  const found = await findOperator(tx, agentId);
  if (!found) return;
  const { name, language, email: to } = found;
  await queueMail(tx, {
    agentId,
    to,
    message: accountNoticeMessage({ name, language, about, resetLink: links.forgot() }),
  });
}

/** Tries are counted before they are made, because parallel ones would pass uncounted; a right one is refunded. */
async function withTry<T>(
  { db, limit }: Context,
  caller: AccountClient,
  attempt: () => Promise<T>,
): Promise<T> {
  await limit(db, 'secondFactor', caller);
  const result = await attempt();
  await limit.refund(db, 'secondFactor', caller);
  return result;
}

function wrongCode(): HttpError {
  return badRequest(MODERATION_FIELD_MESSAGES.secondFactorWrong, {
    code: MODERATION_FIELD_MESSAGES.secondFactorWrong,
  });
}
