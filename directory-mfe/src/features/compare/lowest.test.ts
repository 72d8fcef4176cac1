import { expect, test } from 'vitest';
import { ada } from '../../testing/records.ts';
import { areLowest, totalOf } from './lowest.ts';

const exactly = (amount: number) => ({ amount });
const isPartial = (amount: number) => ({ amount, isPartial: true });

test.each([
  ['the least', [exactly(5), exactly(3), exactly(8)], [false, true, false]],
  ['all who ask for the least', [exactly(3), exactly(3), exactly(8)], [true, true, false]],
  ['all, where nobody asks for more', [exactly(5), exactly(5)], [true, true]],
  ['nothing, which is less than anything', [exactly(0), exactly(5)], [true, false]],
  ['the least that is known', [undefined, exactly(5), exactly(8)], [false, true, false]],
  ['nobody, where one amount is known', [undefined, exactly(5)], [false, false]],
  ['nobody, where nothing is known', [undefined, undefined], [false, false]],
  ['nobody, where an open amount may be less', [isPartial(3), exactly(5)], [false, false]],
  ['the least, where an open amount cannot be less', [isPartial(5), exactly(5)], [false, true]],
  ['nobody of one', [exactly(5)], [false]],
  ['nobody of none', [], []],
])('marked is %s', (_, asked, expected) => {
  expect(areLowest(asked)).toEqual(expected);
});

test('a total without all of its parts is a least', () => {
  const agent = ada({ agreement: 10, commission: 2.5, inspectionFee: 5_000 });
  expect(totalOf(agent, 1_000_000)).toEqual({ amount: 1_130_000, isPartial: false });
  expect(totalOf({ ...agent, commission: null }, 1_000_000)).toEqual({ amount: 1_105_000, isPartial: true });
  expect(totalOf(agent, null)).toBeUndefined();
});
