import { expect, test } from 'vitest';
import { moveInCostSchema } from './move-in-cost.ts';
import { validationErrors } from './validate.fixture.ts';

const EMPTY = {
  deal: 'rent',
  price: '',
  agreement: '',
  commission: '',
  inspection: '',
  caution: '',
  state: '',
};
const UNCLEAR = "We can't read this amount. Write it like 1,500,000 or 1.5m";
const KOBO = 'Please enter whole naira, without kobo';
const PERCENT = 'Please enter a percentage like 10 or 2.5, with at most one decimal';

test('every figure may be left out', async () => {
  expect(await validationErrors(moveInCostSchema, EMPTY)).toEqual({});
});

test.each([
  ['price', '0', undefined],
  ['price', '100000000000', undefined],
  ['price', '100000000001', 'This number is too large'],
  ['price', '1.5m', undefined],
  ['price', '₦1,500,000.00', undefined],
  ['price', '101b', 'This number is too large'],
  ['price', '-1', 'Please enter 0 or more'],
  ['price', '1,5m', UNCLEAR],
  ['price', '1.500', UNCLEAR],
  ['caution', 'much', UNCLEAR],
  ['inspection', '2.5', KOBO],
  ['inspection', '100000001', 'This number is too large'],
  ['agreement', '0', undefined],
  ['agreement', '2.5', undefined],
  ['agreement', '2,5%', undefined],
  ['agreement', '2.25', PERCENT],
  ['agreement', 'ten', PERCENT],
  ['agreement', '-1', 'Please enter 0 or more'],
  ['commission', '101', 'A percentage must not exceed 100'],
])('%s "%s" gets the message %s', async (name, value, message) => {
  const expected = message === undefined ? {} : { [name]: message };
  expect(await validationErrors(moveInCostSchema, { ...EMPTY, [name]: value })).toEqual(expected);
});
