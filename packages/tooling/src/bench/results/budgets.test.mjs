import { expect, test } from 'vitest';
import { budgetText, unmetBudgets, readBudgets } from './budgets.mjs';

/** @typedef {import('./budgets.mjs').Budget} Budget */

/** @type {Budget} */
const BUDGET = {
  figures: ['list.content'],
  value: 'ours/limit',
  max: 1.15,
  form: 'whole',
  reason: 'As fast as HTML.',
};
const isMeasured = () => true;

/** @param {number} median @returns {ReadonlyMap<string, import('./figures.mjs').Summary>} */
const measured = (median) =>
  new Map([
    [
      'list.content',
      { title: 'List: content, ms', values: { 'ours/limit': { median, min: median, max: 2 } } },
    ],
  ]);

test('a figure over its budget fails, with what was measured and why the budget is there', () => {
  expect(unmetBudgets(measured(1.2), [BUDGET], { form: 'whole', isMeasured })).toEqual([
    'list.content: ours/limit is 1.2 (1.2 to 2), at most 1.15 is the budget. List: content, ms. As fast as HTML.',
  ]);
});

test('a figure that misses its budget by little is given with the digits that show it', () => {
  const budget = { ...BUDGET, max: 146.6 };
  expect(unmetBudgets(measured(146.612), [budget], { form: 'whole', isMeasured })).toEqual([
    expect.stringContaining('is 146.61 (146.61 to 2), at most 146.6 is the budget'),
  ]);
});

test('a figure at its budget passes', () => {
  expect(unmetBudgets(measured(1.15), [BUDGET], { form: 'full', isMeasured })).toEqual([]);
});

test('a figure under its least fails', () => {
  const { max: _, ...budget } = BUDGET;
  expect(unmetBudgets(measured(0.5), [{ ...budget, min: 0.8 }], { form: 'whole', isMeasured })).toEqual([
    expect.stringContaining('at least 0.8 is the budget'),
  ]);
});

test('a figure that a run should have measured and has not fails', () => {
  expect(unmetBudgets(new Map(), [BUDGET], { form: 'whole', isMeasured })).toEqual([
    'list.content: ours/limit was not measured (As fast as HTML.)',
  ]);
});

test('a short run passes over the budgets of a whole one, and a group by itself over those of others', () => {
  expect(unmetBudgets(measured(9), [BUDGET], { form: 'short', isMeasured })).toEqual([]);
  expect(unmetBudgets(measured(9), [BUDGET], { form: 'whole', isMeasured: () => false })).toEqual([]);
});

test('the table says what is wanted of a figure', () => {
  expect(budgetText('list.content', [BUDGET], 'whole')).toBe('ours/limit ≤ 1.15');
  expect(budgetText('list.lcp', [BUDGET], 'whole')).toBe('');
});

test('each budget has one bound and a reason', () => {
  for (const { figures, max, min, reason } of readBudgets()) {
    expect(
      [max, min].filter((bound) => bound !== undefined),
      figures.join(),
    ).toHaveLength(1);
    expect(reason, figures.join()).not.toBe('');
  }
});
