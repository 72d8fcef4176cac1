import { expect, test } from 'vitest';
import { SHARE_OUTCOMES, shareOutcomePath, parseShareOutcome } from './share-target.ts';

test.each(SHARE_OUTCOMES)('the path of Edit Profile carries the outcome of a shared photo: %s', (outcome) => {
  const { pathname, searchParams, search } = new URL(shareOutcomePath(outcome), 'https://naija.example');
  expect([pathname, searchParams.get('tab')]).toEqual(['/dashboard', 'edit-profile']);
  expect(parseShareOutcome(search)).toBe(outcome);
});

test.each(['', '?tab=edit-profile', '?shared=', '?shared=anything'])('%j carries no outcome', (search) => {
  expect(parseShareOutcome(search)).toBeUndefined();
});
