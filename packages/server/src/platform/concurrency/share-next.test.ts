import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { shareNext } from './share-next.ts';

/** Runs that count themselves, and end when they are told to. */
function useRuns() {
  let began = 0;
  const ends: (() => void)[] = [];
  const call = shareNext(async () => {
    began += 1;
    const number = began;
    await new Promise<void>((resolve) => ends.push(resolve));
    return number;
  });
  return { call, end: () => ends.shift()?.() };
}

it('a call never gets the result of a run that began before it', async () => {
  const { call, end } = useRuns();
  const first = call();
  const second = call();
  end();
  await sleep(0);
  end();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
});

it('calls during a run share the next', async () => {
  const { call, end } = useRuns();
  const calls = [call(), call(), call(), call()];
  end();
  await sleep(0);
  end();
  expect(await Promise.all(calls)).toEqual([1, 2, 2, 2]);
});

it('a run that fails does not stop the next', async () => {
  let count = 0;
  const call = shareNext(() => {
    count += 1;
    return count === 1 ? Promise.reject(new Error('lost')) : Promise.resolve(count);
  });
  const results = await Promise.allSettled([call(), call()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
