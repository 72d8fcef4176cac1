import { expect, test } from 'vitest';
import { SHARE_OUTCOMES, sharedPath, shareOutcome } from './share.ts';

test.each(SHARE_OUTCOMES)('the address of Edit Profile says of a shared photo: %s', (outcome) => {
  const { pathname, searchParams, search } = new URL(sharedPath(outcome), 'https://naija.example');
  expect([pathname, searchParams.get('tab')]).toEqual(['/dashboard', 'edit-profile']);
  expect(shareOutcome(search)).toBe(outcome);
});

test.each(['', '?tab=edit-profile', '?shared=', '?shared=anything'])(
  '%j says nothing of a photo',
  (search) => {
    expect(shareOutcome(search)).toBeUndefined();
  },
);
