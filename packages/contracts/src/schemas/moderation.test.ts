import { expect, test } from 'vitest';
import { FIELD_MESSAGES } from '../domain/messages.ts';
import { MODERATION_FIELD_MESSAGES } from '../domain/moderation-messages.ts';
import { appealSchema } from './appeal.ts';
import { appealAnswerSchema, enrolSchema, noteSchema, secondFactorSchema } from './operator-forms.ts';
import { replySchema } from './reply.ts';
import { reportSchema } from './report.ts';
import { NON_STRINGS, validationErrors } from './validate.fixture.ts';

test.each([
  [{}, { reason: MODERATION_FIELD_MESSAGES.reasonRequired }],
  [{ reason: 'boring' }, { reason: MODERATION_FIELD_MESSAGES.reasonRequired }],
  [{ reason: 'other' }, { details: MODERATION_FIELD_MESSAGES.detailsRequired }],
  [{ reason: 'other', details: ' \n' }, { details: MODERATION_FIELD_MESSAGES.detailsRequired }],
  [{ reason: 'spam', details: 'd'.repeat(501) }, { details: MODERATION_FIELD_MESSAGES.detailsLong }],
])('a report of %j is refused', async (report, errors) => {
  expect(await validationErrors(reportSchema, report)).toEqual(errors);
});

test.each([
  [replySchema, 'content', MODERATION_FIELD_MESSAGES.replyRequired, MODERATION_FIELD_MESSAGES.replyLong],
  [appealSchema, 'text', MODERATION_FIELD_MESSAGES.appealRequired, MODERATION_FIELD_MESSAGES.appealLong],
  [noteSchema, 'note', MODERATION_FIELD_MESSAGES.noteRequired, MODERATION_FIELD_MESSAGES.noteLong],
  [
    appealAnswerSchema,
    'answer',
    MODERATION_FIELD_MESSAGES.answerRequired,
    MODERATION_FIELD_MESSAGES.answerLong,
  ],
])('%# a text that is missing, blank or too long is refused', async (schema, field, missing, long) => {
  expect(await validationErrors(schema, {})).toEqual({ [field]: missing });
  expect(await validationErrors(schema, { [field]: ' \n ' })).toEqual({ [field]: missing });
  expect(await validationErrors(schema, { [field]: 'x'.repeat(2_001) })).toEqual({ [field]: long });
});

test.each(NON_STRINGS)('forms made of %j are refused', async (value) => {
  expect(await validationErrors(reportSchema, { reason: value, details: value })).toMatchObject({
    reason: MODERATION_FIELD_MESSAGES.reasonRequired,
  });
  expect(await validationErrors(secondFactorSchema, { code: value })).toEqual({
    code: MODERATION_FIELD_MESSAGES.secondFactorRequired,
  });
  expect(await validationErrors(enrolSchema, { currentPassword: value })).toEqual({
    currentPassword: FIELD_MESSAGES.currentRequired,
  });
});

test.each([
  ['123 456', '123456'],
  ['ABCD-2345-efgh-6767-ijkl-2345', 'abcd2345efgh6767ijkl2345'],
])('the code %j is read as %s', async (typed, code) => {
  expect(await secondFactorSchema.validate({ code: typed })).toEqual({ code });
});

test.each(['12345', '1234567', 'abcd2345efgh676', 'abcd2345efgh6710', '１２３４５６'])(
  'the code %j is refused',
  async (code) => {
    expect(await validationErrors(secondFactorSchema, { code })).toEqual({
      code: MODERATION_FIELD_MESSAGES.secondFactorWrong,
    });
  },
);
