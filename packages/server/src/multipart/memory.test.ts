import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createMemory } from './memory.ts';

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

it('uploads run side by side while there is memory, and the others one after another', async () => {
  const memory = createMemory(10, 60_000);
  const [one, two, three] = [work(), work(), work()];
  const all = [memory(6, one.run), memory(4, two.run), memory(5, three.run)];
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

it('a small upload does not overtake a large one that waits', async () => {
  const memory = createMemory(10, 60_000);
  const [one, large, small] = [work(), work(), work()];
  const all = [memory(5, one.run), memory(10, large.run), memory(1, small.run)];
  await setImmediate();
  expect([large.hasBegun(), small.hasBegun()]).toEqual([false, false]);
  for (const each of [one, large, small]) each.end();
  await Promise.all(all);
});

it('who waits for too long is asked to come back, and the next one is not kept by it', async () => {
  const memory = createMemory(10, 20);
  const [one, small] = [work(), work()];
  const first = memory(8, one.run);
  const large = memory(9, () => Promise.resolve());
  const next = memory(2, small.run);
  await expect(large).rejects.toMatchObject({ statusCode: 503, details: { retryAfter: 5 } });
  for (const each of [one, small]) each.end();
  await expect(Promise.all([first, next])).resolves.toBeDefined();
});

it('an upload that fails gives its memory back', async () => {
  const memory = createMemory(10, 60_000);
  await expect(memory(10, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await memory(10, () => Promise.resolve('done'))).toBe('done');
});

it('more than there is at all is given all of it', async () => {
  expect(await createMemory(10, 60_000)(99, () => Promise.resolve('done'))).toBe('done');
});
