import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('an owner with one task does not wait behind all tasks of another', async () => {
  const inTurn = createTurns({ concurrency: 1, queue: 20, queueMs: 60_000 });
  const [many, one] = [{}, {}];
  const ended: string[] = [];
  const task = (name: string) => async () => {
    await new Promise(setImmediate);
    ended.push(name);
  };
  await Promise.all([
    ...['1', '2', '3', '4'].map((name) => inTurn(many, task(`many ${name}`))),
    inTurn(one, task('one')),
  ]);
  expect(ended).toEqual(['many 1', 'one', 'many 2', 'many 3', 'many 4']);
});
