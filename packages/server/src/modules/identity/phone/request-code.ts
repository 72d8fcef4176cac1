import { internationalDigits } from '@naija/contracts/domain/phone';
import { PHONE_MESSAGES } from '@naija/contracts/domain/phone-messages';
import type { PhoneState } from '@naija/contracts/http/phone';
import type { Queryable } from '../../../database/database.ts';
import { conflict, HttpError, notFound } from '../../../platform/http/http-error.ts';
import type { Commit } from '../../../platform/idempotency/act-once.ts';
import type { AccountClient } from '../../../platform/rate-limits/known-networks.ts';
import { tooManyRequests } from '../../../platform/rate-limits/limiter.ts';
import { countTextsSince, phoneCodeText, queueText, textTimes, type SmsOptions } from '../../sms/index.ts';
import { lockAgent } from '../accounts/repository.ts';
import { TOKEN_LIFETIMES_MS } from '../lifetimes.ts';
import { issueToken } from '../tokens/repository.ts';
import type { Services } from '../../../platform/module.ts';
import { phoneStateOf } from './phone-state.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Codes for one agent, and to one number. */
const MAX_A_DAY = 6;
const RETRY_AFTER_S = 60 * 60;

const REFUSALS: Record<Exclude<PhoneState, 'ready'>, string> = {
  confirmed: PHONE_MESSAGES.already,
  email: PHONE_MESSAGES.emailFirst,
  unsupported: PHONE_MESSAGES.unsupported,
  unavailable: PHONE_MESSAGES.unavailable,
};

/**
 * Sends a code to the number of the agent's profile, in the place of an older one. Whether others have the number makes
 * no difference here: only who types in the code learns that.
 * Rejects with HttpError 409 for a number that gets no code, and with 429.
 */
export async function requestPhoneCode(
  context: Pick<Services, 'limit' | 'links' | 'clock' | 'sms'> & { commit: Commit },
  caller: AccountClient,
): Promise<void> {
  const { limit, links, clock, sms, commit } = context;
  await commit(async (tx) => {
    const agentId = caller.account;
    const agent = await lockAgent(tx, agentId);
    if (!agent) throw notFound('There is no agent with this id');
    const state = phoneStateOf(agent, sms);
    if (state !== 'ready' || !sms) throw conflict(REFUSALS[state === 'ready' ? 'unavailable' : state]);
    const recipient = internationalDigits(agent.phone);
    await limit(tx, 'phoneCode', caller);
    await limit(tx, 'phoneCodeFromNetwork', caller);
    await limit(tx, 'phoneCodeToNumber', { ...caller, account: recipient });
    const now = clock();
    for (const about of [{ agentId }, { recipient }]) await refuseSeventhInDay(tx, about, now);
    await refuseWhenUsedUp(tx, sms, now);
    const { code } = await issueToken(tx, { agentId, kind: 'phone', now, phone: recipient });
    await queueText(tx, {
      agentId,
      recipient,
      text: phoneCodeText({ code, host: new URL(links.home()).hostname, language: agent.language }),
      createdAt: now,
      expiresAt: new Date(now.getTime() + TOKEN_LIFETIMES_MS.phone),
    });
  });
}

/** The limits above let one more pass each hour, for ever. They also hold the locks under which this counts. */
async function refuseSeventhInDay(
  tx: Queryable,
  about: Parameters<typeof textTimes>[1],
  now: Date,
): Promise<void> {
  const sixth = (await textTimes(tx, about, new Date(now.getTime() - DAY_MS)))[MAX_A_DAY - 1];
  if (sixth) throw tooManyRequests('phoneCodeToNumber', (sixth.getTime() + DAY_MS - now.getTime()) / 1_000);
}

/** Bounds what strangers can cost in a day. Requests at the same moment may exceed it by a few. */
async function refuseWhenUsedUp(tx: Queryable, { dailyMax }: SmsOptions, now: Date): Promise<void> {
  if ((await countTextsSince(tx, new Date(now.getTime() - DAY_MS))) < dailyMax) return;
  throw new HttpError(429, 'rate_limited', PHONE_MESSAGES.usedUp, { retryAfter: RETRY_AFTER_S });
}
