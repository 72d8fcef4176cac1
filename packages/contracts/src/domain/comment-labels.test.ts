import { expect, test } from 'vitest';
import { commentLabels } from './comment-labels.ts';

test('a comment without answers, as earlier releases post it, has no labels', () => {
  expect(commentLabels({})).toEqual([]);
});

test('a comment is labelled with what it is about, the fee, and its email', () => {
  expect(commentLabels({ dealing: 'rented', feeAsPublished: 'yes', emailConfirmed: true })).toEqual([
    'Rented',
    'Charged as published',
    'Confirmed email',
  ]);
  expect(commentLabels({ dealing: 'bought', feeAsPublished: 'no' })).toEqual([
    'Bought',
    'Not charged as published',
  ]);
});

test('an answer that a later server knows has no label', () => {
  expect(commentLabels({ dealing: 'managed' as 'rented' })).toEqual([]);
});
