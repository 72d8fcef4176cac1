import { expect, test } from 'vitest';
import { tableOf } from './table.mjs';

test('a row has medians, the range where it varies, a dash for what was not measured, and its budget', () => {
  const summaries = new Map([
    [
      'list.content',
      {
        title: 'List: content, ms',
        values: {
          ours: { median: 562.4, min: 540, max: 601 },
          limit: { median: 531, min: 531, max: 531 },
          'ours/limit': { median: 1.0591, min: 1.01, max: 1.1 },
        },
      },
    ],
  ]);
  /** @type {import('./budgets.mjs').Budget[]} */
  const budgets = [
    { figures: ['list.content'], value: 'ours/limit', max: 1.15, form: 'whole', reason: 'Fast.' },
  ];
  const cells = tableOf(summaries, budgets, 'whole')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(cells[2]).toEqual([
    '',
    'List: content, ms',
    '562 (540-601)',
    '-',
    '-',
    '531',
    '-',
    '-',
    '1.06 (1.01-1.1)',
    'ours/limit ≤ 1.15',
    '',
  ]);
});
