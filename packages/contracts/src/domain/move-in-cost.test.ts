import { expect, test } from 'vitest';
import { moveInCost, type CostTerms } from './move-in-cost.ts';

const RENT: CostTerms = {
  deal: 'rent',
  price: 1_500_000,
  agreement: 10,
  commission: 5,
  inspection: 5_000,
  caution: 100_000,
};

test('a tenant pays rent, both shares of it, inspection and caution', () => {
  expect(moveInCost(RENT)).toEqual({
    lines: [
      { kind: 'price', amount: 1_500_000 },
      { kind: 'agreement', percent: 10, amount: 150_000 },
      { kind: 'commission', percent: 5, amount: 75_000 },
      { kind: 'inspection', amount: 5_000 },
      { kind: 'caution', amount: 100_000 },
    ],
    total: 1_830_000,
  });
});

test('a buyer pays no caution deposit', () => {
  const { lines, total } = moveInCost({ ...RENT, deal: 'sale' });
  expect(lines.map(({ kind }) => kind)).toEqual(['price', 'agreement', 'commission', 'inspection']);
  expect(total).toBe(1_730_000);
});

test('each share is rounded to whole naira, so that the lines add up to the total', () => {
  const { lines, total } = moveInCost({ ...RENT, price: 333_333, agreement: 7, commission: 7 });
  expect(lines.map(({ amount }) => amount)).toEqual([333_333, 23_333, 23_333, 5_000, 100_000]);
  expect(total).toBe(484_999);
});

test('without a price there are no shares and no total', () => {
  const { lines, total } = moveInCost({ ...RENT, price: null });
  expect(lines[1]).toEqual({ kind: 'agreement', percent: 10, amount: null });
  expect(total).toBeNull();
});

test('what is not known is left out of the total, and zero counts as known', () => {
  const { lines, total } = moveInCost({ ...RENT, commission: null, caution: 0 });
  expect(lines[2]).toEqual({ kind: 'commission', amount: null });
  expect(lines[4]).toEqual({ kind: 'caution', amount: 0 });
  expect(total).toBe(1_655_000);
});
