import { rateLimitMessage, type RateLimitName } from '@naija/contracts/domain/rate-limit-messages';
import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { publishEvent } from '../telemetry/events.ts';
import type { ClientIdentity } from './client.ts';
import { BROWSER_MEMORY_MS, RATE_LIMITS, type RateLimit } from './limits.ts';
import {
  consumeToken,
  countOtherBrowsers,
  refundToken,
  rememberBrowser,
  resetBucket,
  secondsUntilToken,
} from './token-buckets.ts';

/** Takes a token of the client; rejects with HttpError 429 and Retry-After where none is left. */
export type RateLimiter = (db: Queryable, name: RateLimitName, client: ClientIdentity) => Promise<void>;

/** A limiter over RATE_LIMITS, or one that lets everything pass. */
export function createRateLimiter(isEnabled: boolean, clock: () => Date): RateLimiter {
  if (!isEnabled) return () => Promise.resolve();
  return (db, name, client) => enforceRateLimit(db, name, RATE_LIMITS[name], client, clock());
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

export async function refundRateLimit(
  db: Queryable,
  name: RateLimitName,
  client: ClientIdentity,
): Promise<void> {
  await refundToken(db, bucketKey(name, RATE_LIMITS[name], client));
}

export async function resetRateLimit(
  db: Queryable,
  name: RateLimitName,
  client: ClientIdentity,
): Promise<void> {
  await resetBucket(db, bucketKey(name, RATE_LIMITS[name], client));
}

/** The refusal of a limit. */
export function tooManyRequests(name: RateLimitName, seconds: number): HttpError {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  return new HttpError(429, 'rate_limited', rateLimitMessage(name, retryAfter), { retryAfter });
}

// A hash, so that counting stores neither addresses nor accounts.
function bucketKey(name: string, { keyedBy }: RateLimit, client: ClientIdentity): Buffer {
  const subject = client[keyedBy];
  if (subject === undefined) throw new Error(`the limit '${name}' counts by ${keyedBy}, and there is none`);
  return hash(JSON.stringify([name, subject]));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
