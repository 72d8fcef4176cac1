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
const WHOLE = 'Please enter a whole number';

test('every figure may be left out', async () => {
  expect(await validationErrors(moveInCostSchema, EMPTY)).toEqual({});
});

test.each([
  ['price', '0', undefined],
  ['price', '100000000000', undefined],
  ['price', '100000000001', 'This number is too large'],
  ['price', '-1', WHOLE],
  ['caution', 'much', WHOLE],
  ['inspection', '2.5', WHOLE],
  ['inspection', '100000001', 'This number is too large'],
  ['agreement', '0', undefined],
  ['commission', '101', 'A percentage must not exceed 100'],
])('%s "%s" gets the message %s', async (name, value, message) => {
  const expected = message === undefined ? {} : { [name]: message };
  expect(await validationErrors(moveInCostSchema, { ...EMPTY, [name]: value })).toEqual(expected);
});
