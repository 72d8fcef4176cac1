import { expect, it, vi } from 'vitest';
import { shareNext } from './share-next.ts';

/** Runs that are counted and end on request. */
function useRuns() {
  let began = 0;
  const ends: (() => void)[] = [];
  const call = shareNext(async () => {
    began += 1;
    const number = began;
    await new Promise<void>((resolve) => ends.push(resolve));
    return number;
  });
  const begun = (count: number) =>
    vi.waitFor(() => {
      expect(began).toBe(count);
    });
  return { call, begun, end: () => ends.shift()?.() };
}

it('a call never gets the result of a run that began before it', async () => {
  const { call, begun, end } = useRuns();
  const first = call();
  await begun(1);
  const second = call();
  end();
  await begun(2);
  end();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
});

it('calls at the same time share a run, and those during it the next', async () => {
  const { call, begun, end } = useRuns();
  const first = [call(), call()];
  await begun(1);
  const second = [call(), call(), call()];
  end();
  await begun(2);
  end();
  expect(await Promise.all([...first, ...second])).toEqual([1, 1, 2, 2, 2]);
});

it('a run that fails does not stop the next', async () => {
  let count = 0;
  const call = shareNext(() => {
    count += 1;
    return count === 1 ? Promise.reject(new Error('lost')) : Promise.resolve(count);
  });
  await expect(call()).rejects.toThrow('lost');
  expect(await call()).toBe(2);
});
