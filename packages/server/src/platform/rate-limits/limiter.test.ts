import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import { rateLimits } from '../../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { useDatabase } from '../../../test/use-server.ts';
import { createRateLimiter, enforceRateLimit, type RateLimit } from './limiter.ts';

const database = useDatabase();
let now: Date;

beforeEach(() => {
  now = new Date('2026-11-20T12:00:00Z');
});

const LIMIT: RateLimit = {
  burst: 5,
  refillS: 30,
  keyedBy: 'address',
  maxBrowsers: 10,
};

/** Undefined if allowed, otherwise the seconds to wait. */
async function take(browser = 'one', limit = LIMIT, db = database.db): Promise<number | undefined> {
  try {
    await enforceRateLimit(db, 'comment', limit, { address: '105.112.0.1', browser, account: 'ada' }, now);
    return undefined;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.details.retryAfter;
  }
}

/** Number of sequential tries that are allowed. */
async function allowed(tries: number, browser: (index: number) => string = () => 'one', limit = LIMIT) {
  let count = 0;
  for (let index = 0; index < tries; index += 1) {
    if ((await take(browser(index), limit)) === undefined) count += 1;
  }
  return count;
}

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

describe('a rate limit', () => {
  it('allows 5 requests at once and then one in 30 seconds', async () => {
    expect(await allowed(7)).toBe(5);
    later(29);
    expect(await take()).toBe(1);
    later(1);
    expect(await allowed(3)).toBe(1);
    later(61);
    expect(await allowed(3)).toBe(2);
  });

  it('is full again after a pause, and never more than full', async () => {
    await allowed(5);
    later(100_000);
    expect(await allowed(10)).toBe(5);
  });

  it('is not consumed by rejected requests', async () => {
    await allowed(50);
    const before = await database.db.select().from(rateLimits);
    expect(await take()).toBe(30);
    expect(await database.db.select().from(rateLimits)).toEqual(before);
  });

  it('is not refilled by a clock that goes backwards', async () => {
    await allowed(5);
    later(-3_600);
    expect(await allowed(3)).toBe(0);
  });

  it('is never overdrawn by concurrent requests over two pools', async () => {
    const other = openDatabase(database.connection, () => undefined);
    for (let round = 0; round < 10; round += 1) {
      const waits = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          take('one', LIMIT, index % 2 === 0 ? database.db : other.db),
        ),
      );
      expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
      expect(waits.filter((wait) => wait === 30)).toHaveLength(15);
      later(150);
    }
    await other.close();
  });

  it('can count by account, whatever the address', async () => {
    const hourly: RateLimit = {
      ...LIMIT,
      burst: 10,
      refillS: 360,
      keyedBy: 'account',
      maxBrowsers: 1,
    };
    expect(await allowed(12, (index) => `browser ${String(index)}`, hourly)).toBe(10);
    expect(await take('one', hourly)).toBe(360);
  });
});

describe('a consumed token', () => {
  const caller = { address: '105.112.0.1', browser: 'one', account: 'ada' };
  const burst = 6;
  const failedLogin: RateLimit = { burst, refillS: 10, keyedBy: 'address', maxBrowsers: 1 };
  const limit = createRateLimiter({ failedLogin }, () => now);

  /** Number of tries that the table allows. */
  async function passed(tries: number): Promise<number> {
    const all = Array.from({ length: tries }, () => limit(database.db, 'failedLogin', caller));
    return (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length;
  }

  it('can be refunded, but no more than were consumed', async () => {
    expect(await passed(burst + 1)).toBe(burst);
    await limit.refund(database.db, 'failedLogin', caller);
    expect(await passed(3)).toBe(1);
    for (let index = 0; index < 2 * burst; index += 1) await limit.refund(database.db, 'failedLogin', caller);
    expect(await passed(2 * burst)).toBe(burst);
  });

  it('can be refunded after a pause that refilled as well', async () => {
    await passed(burst);
    later(failedLogin.refillS);
    await limit.refund(database.db, 'failedLogin', caller);
    expect(await passed(burst)).toBe(2);
  });

  it('is restored by a reset', async () => {
    await passed(burst);
    await limit.reset(database.db, 'failedLogin', caller);
    expect(await passed(2 * burst)).toBe(burst);
  });
});

describe('an address that many devices share', () => {
  it('gets another bucket for each further browser', async () => {
    expect(await allowed(6, () => 'one')).toBe(5);
    expect(await allowed(6, () => 'two')).toBe(5);
    expect(await allowed(6, () => 'three')).toBe(5);
  });

  it('is refilled faster as well', async () => {
    await allowed(6, () => 'one');
    await allowed(6, () => 'two');
    expect(await take('one')).toBe(15);
    later(30);
    expect(await allowed(6, () => 'one')).toBe(2);
  });

  it('gets at most ten buckets, however many browsers are forged', async () => {
    expect(await allowed(70, (index) => `forged ${String(index)}`)).toBe(50);
    expect(await take('forged again')).toBe(3);
  });

  it('counts as one browser an hour after the others were seen', async () => {
    await allowed(10, (index) => (index % 2 === 0 ? 'one' : 'two'));
    later(3_601);
    expect(await allowed(7)).toBe(5);
  });
});
