import { expect, it } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Work that ends on request and counts how much of it ran at once. */
function heldWork() {
  const held: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (running += 1));
    await new Promise<void>((resolve) => held.push(resolve));
    running -= 1;
    return 'done';
  };
  return { work, held, most: () => most };
}

/** Ends held work until all of it is settled. */
async function release(held: (() => void)[], settled: Promise<unknown>): Promise<void> {
  const isOver = settled.then(() => true);
  do held.shift()?.();
  while (!(await Promise.race([isOver, new Promise<boolean>((resolve) => setImmediate(resolve, false))])));
}

it('runs a few of many tasks, queues some, and rejects the rest at once with Retry-After', async () => {
  const limit = createConcurrencyLimit({ maxConcurrent: 2, maxQueued: 3 });
  const { work, held, most } = heldWork();
  const all = Promise.allSettled(Array.from({ length: 10 }, () => limit(work)));
  await release(held, all);
  const results = await all;
  expect(results.map(({ status }) => status)).toEqual([
    ...Array<string>(5).fill('fulfilled'),
    ...Array<string>(5).fill('rejected'),
  ]);
  expect(most()).toBe(2);
  const [refused] = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  expect(refused).toBeInstanceOf(HttpError);
  expect(refused).toMatchObject({ statusCode: 503, errorCode: 'unavailable', details: { retryAfter: 2 } });
});

it('runs queued tasks in order', async () => {
  const limit = createConcurrencyLimit({ maxConcurrent: 1, maxQueued: 9 });
  const served: number[] = [];
  await Promise.all([1, 2, 3, 4].map((who) => limit(() => Promise.resolve(served.push(who)))));
  expect(served).toEqual([1, 2, 3, 4]);
});

it('a failed task frees its slot for the next', async () => {
  const limit = createConcurrencyLimit({ maxConcurrent: 1, maxQueued: 9 });
  const failing = limit(() => Promise.reject(new Error('no')));
  const next = limit(() => Promise.resolve('served'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('served');
});

it('lets a network that floods it have its share of the queue, and no more', async () => {
  const limit = createConcurrencyLimit({ maxConcurrent: 1, maxQueued: 6, maxQueuedOfNetwork: 2 });
  const { work, held } = heldWork();
  const flood = Array.from({ length: 20 }, () => limit(work, '105.112.0.1'));
  const others = ['105.112.0.2', '105.112.0.3', undefined, undefined].map((network) => limit(work, network));
  const settled = Promise.allSettled([...flood, ...others]);
  expect(limit.load()).toEqual({ running: 1, queued: 6 });
  await expect(flood.at(-1), 'its share is full').rejects.toMatchObject({ statusCode: 429 });
  await expect(limit(work, '105.112.0.4'), 'the queue is full').rejects.toMatchObject({ statusCode: 503 });
  await release(held, settled);
  const served = async (tasks: Promise<unknown>[]) =>
    (await Promise.allSettled(tasks)).filter(({ status }) => status === 'fulfilled').length;
  expect([await served(flood), await served(others)]).toEqual([3, 4]);
  const again = limit(work, '105.112.0.1');
  await release(held, again);
  expect(await again, 'the share is free again').toBe('done');
});
