import { expect, test } from 'vitest';
import { spreadOf, summarize } from './figures.mjs';

test('the median of an even number of runs is between the two in the middle', () => {
  expect(spreadOf([9, 1, 3, 5])).toEqual({ median: 4, min: 1, max: 9 });
});

test('a run in which the machine was slow for all does not change the ratio', () => {
  const { values } = summarize({
    id: 'list.content',
    title: 'List',
    samples: { ours: [100, 400, 120], limit: [100, 400, 100] },
  });
  expect(values['ours/limit']).toEqual({ median: 1, min: 1, max: 1.2 });
});

test('what could not be measured has neither value nor ratio', () => {
  const { values } = summarize({
    id: 'list.content',
    title: 'List',
    samples: { ours: [], unrendered: [3] },
  });
  expect(values).toEqual({ unrendered: { median: 3, min: 3, max: 3 } });
});

test('runs that are not pairs have no ratio', () => {
  const { values } = summarize({ id: 'a', title: 'A', samples: { ours: [1, 2], bundle: [1] } });
  expect(values['ours/bundle']).toBeUndefined();
});

test('what takes nothing in the limit has no ratio', () => {
  const { values } = summarize({ id: 'a', title: 'A', samples: { ours: [10], limit: [0] } });
  expect(values['ours/limit']).toBeUndefined();
});
