import { expect, test } from 'vitest';
import { ada } from '../../../testing/records.ts';
import { valuesOf } from '../edit-values.ts';
import { differences } from './differences.ts';

const base = ada({ inspectionFee: 5_000, sales: 1_200, commission: 5 });

test.each([
  ['5k', '1.2k', '5 %'],
  [' ₦5,000.00 ', '1 200', '5'],
])(
  'a number that is written in another way is not a difference: %s, %s, %s',
  (inspectionFee, sales, commission) => {
    expect(differences({ ...valuesOf(base), inspectionFee, sales, commission }, base, base)).toEqual([]);
  },
);

test.each(['none', 'Free', 'no fee'])(
  '%s is not a difference from a stored 0, and a 0 that was typed is',
  (word) => {
    const none = ada({ inspectionFee: 0, airbnb: 0 });
    expect(differences({ ...valuesOf(none), inspectionFee: word }, none, none)).toEqual([]);
    const typed = differences({ ...valuesOf(none), airbnb: '0' }, none, none);
    expect(typed.map(({ field, mine, theirs }) => [field, mine, theirs])).toEqual([['airbnb', '0', 'none']]);
  },
);

test('another number is a difference, as it would be stored, and what is none stays as it was typed', () => {
  const values = { ...valuesOf(base), inspectionFee: '1.5m', commission: '2,5', sales: 'many' };
  expect(differences(values, base, base).map(({ field, mine }) => [field, mine])).toEqual([
    ['sales', 'many'],
    ['inspectionFee', '1500000'],
    ['commission', '2.5'],
  ]);
});
