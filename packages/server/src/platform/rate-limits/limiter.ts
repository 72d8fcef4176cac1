import { rateLimitMessage, type RateLimitName } from '@naija/contracts/domain/rate-limit-messages';
import { RETENTION } from '@naija/contracts/domain/retention';
import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { publishEvent } from '../telemetry/events.ts';
import type { ClientIdentity } from './client.ts';
import {
  consumeToken,
  countOtherBrowsers,
  refundToken,
  rememberBrowser,
  resetBucket,
  secondsUntilToken,
} from './token-buckets.ts';

/** Bucket of `burst` tokens for each client, refilled by one every `refillS` seconds. */
export interface RateLimit {
  burst: number;
  refillS: number;
  keyedBy: 'address' | 'account';
  /** Maximum factor for recently seen browsers: mobile carriers put thousands of devices behind one address. */
  maxBrowsers: number;
}

export type RateLimits = Readonly<Partial<Record<RateLimitName, RateLimit>>>;

const BROWSER_MEMORY_MS = RETENTION.rateLimitBrowsers.keptMs;

type ChangeBucket = (db: Queryable, name: RateLimitName, client: ClientIdentity) => Promise<void>;

export interface RateLimiter {
  /** Rejects with HttpError 429 and Retry-After if no token is left. */
  (db: Queryable, name: RateLimitName, client: ClientIdentity): Promise<void>;
  refund: ChangeBucket;
  reset: ChangeBucket;
}

/** Lets every request pass. */
export const noRateLimiter: RateLimiter = Object.assign(() => Promise.resolve(), {
  refund: () => Promise.resolve(),
  reset: () => Promise.resolve(),
});

export function createRateLimiter(limits: RateLimits, clock: () => Date): RateLimiter {
  const limitOf = (name: RateLimitName): RateLimit => {
    const limit = limits[name];
    if (!limit) throw new Error(`no module has the limit '${name}'`);
    return limit;
  };
  const take: ChangeBucket = (db, name, client) => enforceRateLimit(db, name, limitOf(name), client, clock());
  return Object.assign(take, {
    refund: (db, name, client) => refundToken(db, bucketKey(name, limitOf(name), client)),
    reset: (db, name, client) => resetBucket(db, bucketKey(name, limitOf(name), client)),
  } satisfies Pick<RateLimiter, 'refund' | 'reset'>);
}

/** Enforces one limit, as a RateLimiter does; `name` is the namespace of its buckets. */
export async function enforceRateLimit(
  db: Queryable,
  name: RateLimitName,
  limit: RateLimit,
  client: ClientIdentity,
  now: Date,
): Promise<void> {
  const key = bucketKey(name, limit, client);
  const browser = hash(client.browser);
  const others =
    limit.maxBrowsers > 1
      ? await countOtherBrowsers(db, key, browser, new Date(now.getTime() - BROWSER_MEMORY_MS))
      : 0;
  const factor = Math.min(others + 1, limit.maxBrowsers);
  const bucket = { key, capacity: limit.burst * factor, refillS: limit.refillS / factor };
  if (!(await consumeToken(db, bucket, now))) {
    publishEvent('rate-limit.refused', { limit: name });
    throw tooManyRequests(name, await secondsUntilToken(db, bucket, now));
  }
  if (others < limit.maxBrowsers - 1) await rememberBrowser(db, key, browser, now);
}

/** The refusal of a limit. */
export function tooManyRequests(name: RateLimitName, seconds: number): HttpError {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  return new HttpError(429, 'rate_limited', rateLimitMessage(name, retryAfter), { retryAfter });
}

// Hashed, so that neither addresses nor accounts are stored.
function bucketKey(name: string, { keyedBy }: RateLimit, client: ClientIdentity): Buffer {
  const subject = client[keyedBy];
  if (subject === undefined) throw new Error(`the limit '${name}' counts by ${keyedBy}, and there is none`);
  return hash(JSON.stringify([name, subject]));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
