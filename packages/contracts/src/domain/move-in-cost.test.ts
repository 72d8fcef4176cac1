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

test('a share with a decimal is exact', () => {
  const { lines } = moveInCost({ ...RENT, price: 100_000_000_000, agreement: 7.3, commission: 0.1 });
  expect(lines.slice(1, 3).map(({ amount }) => amount)).toEqual([7_300_000_000, 100_000_000]);
  // 2.3 % of 250 is 5.75, and 1.1 % of 50 is 0.55: products of fractions would be below the half.
  const share = (agreement: number, price: number) =>
    moveInCost({ ...RENT, price, agreement }).lines[1]?.amount;
  expect([share(1.1, 50_000), share(4.7, 50), share(2.3, 250)]).toEqual([550, 2, 6]);
  for (let tenths = 0; tenths <= 1_000; tenths += 1)
    expect(share(tenths / 10, 1_500)).toBe(Math.round((tenths * 15) / 10));
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
