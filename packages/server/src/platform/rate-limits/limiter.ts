import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { countOthers, dropBucket, putOneBack, rememberBrowser, secondsLeft, takeOne } from './buckets.ts';
import type { Caller } from './caller.ts';
import { BROWSER_MEMORY, RATE_LIMITS, type RateLimit, type RateLimitName } from './limits.ts';
import { inWords } from './wait.ts';

/**
 * Uses one of the caller's allowance. In a transaction that is undone, it is as if it was not used.
 * Rejects with HttpError 429, which says how long to wait, where none is left.
 */
export type Limiter = (db: Queryable, name: RateLimitName, caller: Caller) => Promise<void>;

/** Enforces the table of limits by a clock, or lets everything pass. */
export function createLimiter(isOn: boolean, clock: () => Date): Limiter {
  if (!isOn) return () => Promise.resolve();
  return (db, name, caller) => enforce(db, name, RATE_LIMITS[name], caller, clock());
}

/** Enforces one limit; `name` keeps what is counted for it apart from the others. Rejects as a Limiter does. */
export async function enforce(
  db: Queryable,
  name: string,
  limit: RateLimit,
  caller: Caller,
  now: Date,
): Promise<void> {
  const bucket = bucketOf(name, limit, caller);
  const browser = hash(caller.browser);
  const others =
    limit.mostBrowsers > 1
      ? await countOthers(db, bucket, browser, new Date(now.getTime() - BROWSER_MEMORY))
      : 0;
  const times = Math.min(others + 1, limit.mostBrowsers);
  const allowance = { bucket, most: limit.burst * times, secondsEach: limit.secondsEach / times };
  if (!(await takeOne(db, allowance, now))) {
    throw tooMany(limit, await secondsLeft(db, allowance, now));
  }
  if (others < limit.mostBrowsers - 1) await rememberBrowser(db, bucket, browser, now);
}

/** Gives one back that a Limiter let the caller use. */
export async function giveBack(db: Queryable, name: RateLimitName, caller: Caller): Promise<void> {
  await putOneBack(db, bucketOf(name, RATE_LIMITS[name], caller));
}

/** Makes the caller's allowance whole. */
export async function makeWhole(db: Queryable, name: RateLimitName, caller: Caller): Promise<void> {
  await dropBucket(db, bucketOf(name, RATE_LIMITS[name], caller));
}

function tooMany({ refusal, wayOn }: RateLimit, seconds: number): HttpError {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  const wait = `Please try again in ${inWords(retryAfter)}.`;
  const message = [refusal, wait, wayOn].filter((words) => words !== undefined).join(' ');
  return new HttpError(429, 'rate_limited', message, { retryAfter });
}

// A hash, so that no address and no account stands in the database for being counted.
function bucketOf(name: string, { countedBy }: RateLimit, caller: Caller): Buffer {
  const subject = caller[countedBy];
  if (subject === undefined) throw new Error(`the limit '${name}' counts by ${countedBy}, and there is none`);
  return hash(JSON.stringify([name, subject]));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
