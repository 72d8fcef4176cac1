import { expect, it } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { createQueue } from './limit-concurrency.ts';

/** Work that ends when told, and how much of it ever ran at once. */
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

/** Ends held work, as it comes, until all is settled. */
async function release(held: (() => void)[], settled: Promise<unknown>): Promise<void> {
  const isOver = settled.then(() => true);
  do held.shift()?.();
  while (!(await Promise.race([isOver, new Promise<boolean>((resolve) => setImmediate(resolve, false))])));
}

it('of many at once, a few run, some wait, and the rest are told at once when to come back', async () => {
  const queue = createQueue({ atOnce: 2, waiting: 3 });
  const { work, held, most } = heldWork();
  const all = Promise.allSettled(Array.from({ length: 10 }, () => queue(work)));
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

it('who came first is served first', async () => {
  const queue = createQueue({ atOnce: 1, waiting: 9 });
  const served: number[] = [];
  await Promise.all([1, 2, 3, 4].map((who) => queue(() => Promise.resolve(served.push(who)))));
  expect(served).toEqual([1, 2, 3, 4]);
});

it('work that fails gives its place to the next', async () => {
  const queue = createQueue({ atOnce: 1, waiting: 9 });
  const failing = queue(() => Promise.reject(new Error('no')));
  const next = queue(() => Promise.resolve('served'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('served');
});
