import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createBudget, type BudgetLimits } from './budget.ts';
import type { Owner } from './owner.ts';

const MANY = { account: 100, address: 100, total: 100 };
const LIMITS: BudgetLimits = { most: { account: 10, address: 10, total: 10 }, waiting: MANY, waitMs: 60_000 };
const ADA = { account: 'ada', address: '105.112.0.1' };
const BAYO = { account: 'bayo', address: '105.112.0.2' };
/** Behind the same address as Ada. */
const CHI = { account: 'chi', address: ADA.address };

/** Work that lasts until it is told to end. */
function work() {
  let end = (): void => undefined;
  let hasBegun = false;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    run: () => {
      hasBegun = true;
      return ended;
    },
    end: () => {
      end();
    },
    hasBegun: () => hasBegun,
  };
}

const done = () => Promise.resolve('done');
const tooMany = { statusCode: 429, details: { retryAfter: 5 } };
const tooBusy = { statusCode: 503, details: { retryAfter: 5 } };

describe('a budget', () => {
  it('is used side by side while there is some of it, and then one after another', async () => {
    const budget = createBudget(LIMITS);
    const [one, two, three] = [work(), work(), work()];
    const all = [budget(ADA, 6, one.run), budget(BAYO, 4, two.run), budget(ADA, 5, three.run)];
    await setImmediate();
    expect([one.hasBegun(), two.hasBegun(), three.hasBegun()]).toEqual([true, true, false]);
    two.end();
    await setImmediate();
    expect(three.hasBegun()).toBe(false);
    one.end();
    await all[0];
    await setImmediate();
    expect(three.hasBegun()).toBe(true);
    three.end();
    await Promise.all(all);
  });

  it('is not used up by small ones while a large one waits', async () => {
    const budget = createBudget(LIMITS);
    const [one, large, small] = [work(), work(), work()];
    const all = [budget(ADA, 5, one.run), budget(BAYO, 10, large.run), budget(BAYO, 1, small.run)];
    await setImmediate();
    expect([large.hasBegun(), small.hasBegun()]).toEqual([false, false]);
    for (const each of [one, large, small]) each.end();
    await Promise.all(all);
  });

  it('is whole again after work that fails', async () => {
    const budget = createBudget(LIMITS);
    await expect(budget(ADA, 10, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await budget(BAYO, 10, done)).toBe('done');
  });

  it('is given whole to what wants more than there is', async () => {
    expect(await createBudget(LIMITS)(ADA, 99, done)).toBe('done');
  });
});

describe('whoever waits', () => {
  it('for too long is asked to come back, and does not keep the next one', async () => {
    const budget = createBudget({ ...LIMITS, waitMs: 20 });
    const [one, small] = [work(), work()];
    const first = budget(ADA, 8, one.run);
    const large = budget(BAYO, 9, done);
    const next = budget(BAYO, 2, small.run);
    await expect(large).rejects.toMatchObject(tooBusy);
    for (const each of [one, small]) each.end();
    await expect(Promise.all([first, next])).resolves.toBeDefined();
  });

  it.each([
    ['account', ADA, tooMany],
    ['address', CHI, tooBusy],
    ['total', BAYO, tooBusy],
  ] as const)(
    'where as many wait of one %s as may is asked to come back at once',
    async (kind, owner, refusal) => {
      const budget = createBudget({ ...LIMITS, waiting: { ...MANY, [kind]: 2 } });
      const one = work();
      const all = Array.from({ length: 3 }, () => budget(ADA, 10, one.run));
      await expect(budget(owner, 1, done)).rejects.toMatchObject(refusal);
      one.end();
      await Promise.all(all);
    },
  );
});

describe('how many wait is bounded', () => {
  it.each([
    ['account', ADA, tooMany],
    ['address', CHI, tooBusy],
    ['total', BAYO, tooBusy],
  ] as const)('also of small ones behind a large one: %s', async (kind, owner, refusal) => {
    const budget = createBudget({ ...LIMITS, waiting: { ...MANY, [kind]: 3 } });
    const one = work();
    const all = [
      budget(ADA, 5, one.run),
      budget(owner, 6, done),
      budget(owner, 1, done),
      budget(owner, 1, done),
    ];
    await expect(budget(owner, 1, done)).rejects.toMatchObject(refusal);
    await expect(budget(owner, 1, done)).rejects.toMatchObject(refusal);
    one.end();
    expect(await Promise.all(all)).toHaveLength(4);
  });

  it('but keeps nobody for whom there is room', async () => {
    const budget = createBudget({ ...LIMITS, waiting: { account: 0, address: 0, total: 0 } });
    expect(await budget(ADA, 1, done)).toBe('done');
  });
});

describe('the places of a budget are taken in turns by address', () => {
  it('so that a newcomer waits for one of an address that has eight waiting, and not for all', async () => {
    const most = { account: 1, address: 1, total: 1 };
    const budget = createBudget({ ...LIMITS, most });
    const begun: string[] = [];
    const machine = (index: number) => ({ account: `agent ${String(index)}`, address: ADA.address });
    const ask = (owner: Owner) =>
      budget(owner, 1, async () => {
        begun.push(owner.account);
        await setImmediate();
      });
    const crowd = Array.from({ length: 9 }, (_, index) => ask(machine(index)));
    await Promise.all([...crowd, ask(BAYO)]);
    expect(begun.indexOf('bayo')).toBeLessThanOrEqual(2);
    expect(begun.filter((name) => name !== 'bayo')).toEqual(crowd.map((_, index) => machine(index).account));
  });

  it('so that a machine with two addresses and many accounts does not keep both', async () => {
    const budget = createBudget({ ...LIMITS, most: { account: 1, address: 1, total: 2 } });
    const begun: string[] = [];
    const ask = (owner: Owner) =>
      budget(owner, 1, async () => {
        begun.push(owner.account);
        await setImmediate();
      });
    const crowd = Array.from({ length: 20 }, (_, index) =>
      ask({ account: `agent ${String(index)}`, address: `10.0.0.${String(index % 2)}` }),
    );
    await Promise.all([...crowd, ask(BAYO)]);
    expect(begun.indexOf('bayo')).toBeLessThanOrEqual(4);
  });
});

describe('an account or an address that has all it may', () => {
  it.each([
    ['account', { account: 4, address: 10, total: 10 }, [ADA]],
    ['address', { account: 4, address: 4, total: 10 }, [ADA, CHI]],
  ] as const)('keeps nobody else: %s', async (_kind, most, owners) => {
    const budget = createBudget({ ...LIMITS, most });
    const held = owners.flatMap((owner) => Array.from({ length: 3 }, () => ({ owner, ...work() })));
    const all = held.map(({ owner, run }) => budget(owner, 4, run));
    await setImmediate();
    expect(held.filter(({ hasBegun }) => hasBegun())).toHaveLength(1);
    expect(await budget(BAYO, 4, done)).toBe('done');
    for (const { end } of held) end();
    await Promise.all(all);
  });

  it('keeps nobody behind the same address where it is an account', async () => {
    const budget = createBudget({ ...LIMITS, most: { account: 4, address: 8, total: 10 } });
    const held = [work(), work(), work()];
    const all = held.map(({ run }) => budget(ADA, 4, run));
    expect(await budget(CHI, 4, done)).toBe('done');
    for (const { end } of held) end();
    await Promise.all(all);
  });
});
