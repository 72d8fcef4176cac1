import { internationalDigits, isNigerianMobile } from '@naija/contracts/domain/phone';
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
import type { AgentRow } from '../../../database/schema.ts';

const NIGERIA = '234';

/**
 * Returns true if codes are sent to a number: to Nigerian mobile numbers, and to others by country.
 * @param digits as `internationalDigits` returns them
 * @param countries calling codes
 */
function canGetCodes(digits: string, countries: readonly string[]): boolean {
  const country = countries.find((code) => digits.startsWith(code));
  return country === NIGERIA ? isNigerianMobile(digits) : country !== undefined;
}

/** State of the agent's number: confirmed or not, and whether a code can be sent to it. */
export function phoneStateOf(agent: AgentRow, sms: SmsOptions | undefined): PhoneState {
  const digits = internationalDigits(agent.phone);
  if (agent.verifiedPhone === digits) return 'confirmed';
  if (!sms) return 'unavailable';
  if (agent.emailVerifiedAt === null) return 'email';
  return canGetCodes(digits, sms.countries) ? 'ready' : 'unsupported';
}

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Codes for one agent, and to one number */
const MAX_A_DAY = 6;
const RETRY_AFTER_S = 60 * 60;

const REFUSALS: Record<Exclude<PhoneState, 'ready'>, string> = {
  confirmed: PHONE_MESSAGES.already,
  email: PHONE_MESSAGES.emailFirst,
  unsupported: PHONE_MESSAGES.unsupported,
  unavailable: PHONE_MESSAGES.unavailable,
};

/**
 * Sends a code to the number of the agent's profile, instead of an older one. Whether other agents have the number makes no
 * difference here; only a person who types in the code learns that.
 * @throws HttpError 409 for a number that gets no code, 429
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

/** The limits above refill without end; their locks cover this count. */
async function refuseSeventhInDay(
  tx: Queryable,
  about: Parameters<typeof textTimes>[1],
  now: Date,
): Promise<void> {
  const sixth = (await textTimes(tx, about, new Date(now.getTime() - DAY_MS)))[MAX_A_DAY - 1];
  if (sixth) throw tooManyRequests('phoneCodeToNumber', (sixth.getTime() + DAY_MS - now.getTime()) / 1_000);
}

/** Concurrent requests may exceed the daily limit by a few. */
async function refuseWhenUsedUp(tx: Queryable, { dailyMax }: SmsOptions, now: Date): Promise<void> {
  if ((await countTextsSince(tx, new Date(now.getTime() - DAY_MS))) < dailyMax) return;
  throw new HttpError(429, 'rate_limited', PHONE_MESSAGES.usedUp, { retryAfter: RETRY_AFTER_S });
}
