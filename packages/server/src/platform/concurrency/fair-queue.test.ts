import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFairQueue, type FairQueueLimits } from './fair-queue.ts';
import type { Client } from './round-robin.ts';

const MANY = { account: 100, address: 100, total: 100 };
const LIMITS: FairQueueLimits = {
  capacity: { account: 10, address: 10, total: 10 },
  maxWaiting: MANY,
  waitTimeoutMs: 60_000,
};
const ADA = { account: 'ada', address: '105.112.0.1' };
const BAYO = { account: 'bayo', address: '105.112.0.2' };
/** Chi has the same address as Ada. */
const CHI = { account: 'chi', address: ADA.address };

/** Work that ends on request. */
function work() {
  let end = (): void => undefined;
  let hasStarted = false;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    run: () => {
      hasStarted = true;
      return ended;
    },
    end: () => {
      end();
    },
    hasStarted: () => hasStarted,
  };
}

const done = () => Promise.resolve('done');
const tooManyRequests = { statusCode: 429, details: { retryAfter: 5 } };
const unavailable = { statusCode: 503, details: { retryAfter: 5 } };

describe('a fair queue', () => {
  it('runs tasks concurrently up to its capacity, the others afterwards', async () => {
    const queue = createFairQueue(LIMITS);
    const [one, two, three] = [work(), work(), work()];
    const all = [queue(ADA, 6, one.run), queue(BAYO, 4, two.run), queue(ADA, 5, three.run)];
    await setImmediate();
    expect([one.hasStarted(), two.hasStarted(), three.hasStarted()]).toEqual([true, true, false]);
    two.end();
    await setImmediate();
    expect(three.hasStarted()).toBe(false);
    one.end();
    await all[0];
    await setImmediate();
    expect(three.hasStarted()).toBe(true);
    three.end();
    await Promise.all(all);
  });

  it('starts no small tasks while a large one waits for capacity', async () => {
    const queue = createFairQueue(LIMITS);
    const [one, large, small] = [work(), work(), work()];
    const all = [queue(ADA, 5, one.run), queue(BAYO, 10, large.run), queue(BAYO, 1, small.run)];
    await setImmediate();
    expect([large.hasStarted(), small.hasStarted()]).toEqual([false, false]);
    for (const each of [one, large, small]) each.end();
    await Promise.all(all);
  });

  it('frees the capacity of a task that fails', async () => {
    const queue = createFairQueue(LIMITS);
    await expect(queue(ADA, 10, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue(BAYO, 10, done)).toBe('done');
  });

  it('caps a task that costs more than the capacity', async () => {
    expect(await createFairQueue(LIMITS)(ADA, 99, done)).toBe('done');
  });
});

describe('a waiting task', () => {
  it('is refused with 503 after the timeout, and no longer blocks those behind it', async () => {
    const queue = createFairQueue({ ...LIMITS, waitTimeoutMs: 20 });
    const [one, small] = [work(), work()];
    const first = queue(ADA, 8, one.run);
    const large = queue(BAYO, 9, done);
    const next = queue(BAYO, 2, small.run);
    await expect(large).rejects.toMatchObject(unavailable);
    for (const each of [one, small]) each.end();
    await expect(Promise.all([first, next])).resolves.toBeDefined();
  });

  it('is refused with 429 after the timeout if it waits for others of its own account', async () => {
    const capacity = { account: 4, address: 10, total: 10 };
    const queue = createFairQueue({ ...LIMITS, capacity, waitTimeoutMs: 20 });
    const one = work();
    const first = queue(ADA, 4, one.run);
    await expect(queue(ADA, 1, done)).rejects.toMatchObject(tooManyRequests);
    expect(await queue(CHI, 1, done)).toBe('done');
    one.end();
    await first;
  });

  it.each([
    ['account', ADA, tooManyRequests],
    ['address', CHI, unavailable],
    ['total', BAYO, unavailable],
  ] as const)('is refused at once where the queue of its %s is full', async (kind, client, refusal) => {
    const queue = createFairQueue({ ...LIMITS, maxWaiting: { ...MANY, [kind]: 2 } });
    const one = work();
    const all = Array.from({ length: 3 }, () => queue(ADA, 10, one.run));
    await expect(queue(client, 1, done)).rejects.toMatchObject(refusal);
    one.end();
    await Promise.all(all);
  });
});

describe('the number of waiting tasks is limited', () => {
  it.each([
    ['account', ADA, tooManyRequests],
    ['address', CHI, unavailable],
    ['total', BAYO, unavailable],
  ] as const)('also for small ones behind a large one: %s', async (kind, client, refusal) => {
    const queue = createFairQueue({ ...LIMITS, maxWaiting: { ...MANY, [kind]: 3 } });
    const one = work();
    const all = [
      queue(ADA, 5, one.run),
      queue(client, 6, done),
      queue(client, 1, done),
      queue(client, 1, done),
    ];
    await expect(queue(client, 1, done)).rejects.toMatchObject(refusal);
    await expect(queue(client, 1, done)).rejects.toMatchObject(refusal);
    one.end();
    expect(await Promise.all(all)).toHaveLength(4);
  });

  it('but a task for which there is capacity starts', async () => {
    const queue = createFairQueue({ ...LIMITS, maxWaiting: { account: 0, address: 0, total: 0 } });
    expect(await queue(ADA, 1, done)).toBe('done');
  });
});

describe('addresses take turns', () => {
  it('so that a newcomer waits for one task of an address that has eight waiting, not for all', async () => {
    const capacity = { account: 1, address: 1, total: 1 };
    const queue = createFairQueue({ ...LIMITS, capacity });
    const begun: string[] = [];
    const machine = (index: number) => ({ account: `agent ${String(index)}`, address: ADA.address });
    const run = (client: Client) =>
      queue(client, 1, async () => {
        begun.push(client.account);
        await setImmediate();
      });
    const crowd = Array.from({ length: 9 }, (_, index) => run(machine(index)));
    await Promise.all([...crowd, run(BAYO)]);
    expect(begun.indexOf('bayo')).toBeLessThanOrEqual(2);
    expect(begun.filter((name) => name !== 'bayo')).toEqual(crowd.map((_, index) => machine(index).account));
  });

  it('so that one client with two addresses and many accounts does not occupy all capacity', async () => {
    const queue = createFairQueue({ ...LIMITS, capacity: { account: 1, address: 1, total: 2 } });
    const begun: string[] = [];
    const run = (client: Client) =>
      queue(client, 1, async () => {
        begun.push(client.account);
        await setImmediate();
      });
    const crowd = Array.from({ length: 20 }, (_, index) =>
      run({ account: `agent ${String(index)}`, address: `10.0.0.${String(index % 2)}` }),
    );
    await Promise.all([...crowd, run(BAYO)]);
    expect(begun.indexOf('bayo')).toBeLessThanOrEqual(4);
  });
});

describe('an account or address at its quota', () => {
  it.each([
    ['account', { account: 4, address: 10, total: 10 }, [ADA]],
    ['address', { account: 4, address: 4, total: 10 }, [ADA, CHI]],
  ] as const)('does not block others: %s', async (_kind, capacity, owners) => {
    const queue = createFairQueue({ ...LIMITS, capacity });
    const held = owners.flatMap((client) => Array.from({ length: 3 }, () => ({ client, ...work() })));
    const all = held.map(({ client, run }) => queue(client, 4, run));
    await setImmediate();
    expect(held.filter(({ hasStarted }) => hasStarted())).toHaveLength(1);
    expect(await queue(BAYO, 4, done)).toBe('done');
    for (const { end } of held) end();
    await Promise.all(all);
  });

  it('does not block its address if the account is the limit', async () => {
    const queue = createFairQueue({ ...LIMITS, capacity: { account: 4, address: 8, total: 10 } });
    const held = [work(), work(), work()];
    const all = held.map(({ run }) => queue(ADA, 4, run));
    expect(await queue(CHI, 4, done)).toBe('done');
    for (const { end } of held) end();
    await Promise.all(all);
  });
});
