import { expect, test } from 'vitest';
import { formatCount } from './money.ts';
import { LIMITS } from './limits.ts';
import { emailChangeResent, emailToConfirm, FIELD_MESSAGES, namedIn, noResultsFor } from './messages.ts';
import { NUMBER_MESSAGES } from './number-messages.ts';
import { COMMENT_FIELD_MESSAGES } from './comment-messages.ts';
import { MODERATION_FIELD_MESSAGES } from './moderation-messages.ts';

test.each([
  [FIELD_MESSAGES.passwordShort, LIMITS.passwordMin],
  [FIELD_MESSAGES.passwordLong, LIMITS.passwordMax],
  [FIELD_MESSAGES.phoneShort, LIMITS.phoneMinDigits],
  [FIELD_MESSAGES.phoneLong, LIMITS.phoneMaxDigits],
  [FIELD_MESSAGES.bioShort, LIMITS.bioMin],
  [FIELD_MESSAGES.areasMany, LIMITS.areasMax],
  [FIELD_MESSAGES.languagesMany, LIMITS.languagesMax],
  [NUMBER_MESSAGES.percentLarge, LIMITS.percentMax],
  [FIELD_MESSAGES.imageSize, LIMITS.imageMaxBytes / 1024 / 1024],
  [COMMENT_FIELD_MESSAGES.commentNameLong, LIMITS.commentNameMax],
  [COMMENT_FIELD_MESSAGES.commentLong, LIMITS.commentMax],
  [MODERATION_FIELD_MESSAGES.replyLong, LIMITS.replyMax],
  [MODERATION_FIELD_MESSAGES.detailsLong, LIMITS.reportDetailsMax],
  [MODERATION_FIELD_MESSAGES.appealLong, LIMITS.appealMax],
  [MODERATION_FIELD_MESSAGES.noteLong, LIMITS.noteMax],
  [MODERATION_FIELD_MESSAGES.answerLong, LIMITS.answerMax],
])('"%s" names the limit that is enforced', (message, limit) => {
  expect(message).toMatch(new RegExp(`\\b${formatCount(limit)}(\\D|$)`));
});

test('a search without a result repeats what was typed', () => {
  expect(noResultsFor('Aba')).toBe('No results found for "Aba"');
});

test.each([
  [emailChangeResent('ada@example.com'), 'ada@example.com'],
  [emailChangeResent(''), ''],
  [emailToConfirm('ada@example.com'), undefined],
  ["We've sent another link to", undefined],
  ['', undefined],
])('%o names %o', (message, named) => {
  expect(namedIn(message, emailChangeResent)).toBe(named);
});
