import { expect, it } from 'vitest';
import { atLeast } from './equalize-timing.ts';

async function timed(work: () => Promise<unknown>): Promise<{ result: unknown; ms: number }> {
  const start = performance.now();
  const result = await work().catch((error: unknown) => error);
  return { result, ms: performance.now() - start };
}

it('an answer that is found at once comes no sooner than one that has to be looked for', async () => {
  const { result, ms } = await timed(() => atLeast(60, () => Promise.resolve('found')));
  expect(result).toBe('found');
  expect(ms).toBeGreaterThan(55);
});

it('a refusal waits as long', async () => {
  const refusal = new Error('no');
  const { result, ms } = await timed(() => atLeast(60, () => Promise.reject(refusal)));
  expect(result).toBe(refusal);
  expect(ms).toBeGreaterThan(55);
});

it('work that takes longer is answered at the next multiple', async () => {
  const slow = () => new Promise((resolve) => setTimeout(resolve, 70));
  const { ms } = await timed(() => atLeast(60, slow));
  expect(ms).toBeGreaterThan(110);
});
