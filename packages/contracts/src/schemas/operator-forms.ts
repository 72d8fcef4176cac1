import { object } from 'yup';
import { LIMITS } from '../domain/limits.ts';
import { MODERATION_FIELD_MESSAGES } from '../domain/moderation-messages.ts';
import { addDays, isDay, lagosDay } from '../domain/dates.ts';
import { REGISTRATION_FIELD_MESSAGES } from '../domain/registration-messages.ts';
import { APPEAL_DECISIONS, CASE_DECISIONS } from '../http/operators.ts';
import { currentPasswordField } from './fields/password.ts';
import { nameField } from './fields/person.ts';
import { multiLine, singleLine, verbatim } from './fields/text.ts';

/** Note of a decision about a case, and of a block. */
export const noteSchema = object({
  note: multiLine(MODERATION_FIELD_MESSAGES.noteRequired)
    .required(MODERATION_FIELD_MESSAGES.noteRequired)
    .min(LIMITS.noteMin, MODERATION_FIELD_MESSAGES.noteRequired)
    .max(LIMITS.noteMax, MODERATION_FIELD_MESSAGES.noteLong),
});

/** The corrected name of an agent, with the reason. */
export const renameSchema = noteSchema.shape({ name: nameField() });

export const appealAnswerSchema = object({
  answer: multiLine(MODERATION_FIELD_MESSAGES.answerRequired)
    .required(MODERATION_FIELD_MESSAGES.answerRequired)
    .min(LIMITS.noteMin, MODERATION_FIELD_MESSAGES.answerRequired)
    .max(LIMITS.answerMax, MODERATION_FIELD_MESSAGES.answerLong),
});

export const enrolSchema = object({ currentPassword: currentPasswordField() });

/** Blanks and hyphens are removed, letters made small. */
export const secondFactorSchema = object({
  code: singleLine(MODERATION_FIELD_MESSAGES.secondFactorRequired)
    .transform((typed: unknown) =>
      typeof typed === 'string' ? typed.replace(/[\s-]/g, '').toLowerCase() : typed,
    )
    .required(MODERATION_FIELD_MESSAGES.secondFactorRequired)
    // Recovery codes had 24 characters before.
    .matches(/^(?:\d{6}|[a-z2-7]{24}|[a-z2-7]{26})$/, MODERATION_FIELD_MESSAGES.secondFactorWrong),
});

const decisionField = (decisions: readonly string[]) =>
  verbatim(MODERATION_FIELD_MESSAGES.decisionRequired)
    .required(MODERATION_FIELD_MESSAGES.decisionRequired)
    .oneOf(decisions, MODERATION_FIELD_MESSAGES.decisionRequired);

/** A decision about a case, as its form holds it. */
export const caseDecisionSchema = noteSchema.shape({ decision: decisionField(CASE_DECISIONS) });

/** The answer to an appeal, as its form holds it. */
export const appealDecisionSchema = appealAnswerSchema.shape({ decision: decisionField(APPEAL_DECISIONS) });

const dayField = (required: string, invalid: string) =>
  verbatim(required)
    .required(required)
    .matches(/^\d{4}-\d{2}-\d{2}$/, invalid);

/** The days of a check of a registration. @param now when it is entered */
export function registrationDaysSchema(now: Date) {
  const today = lagosDay(now);
  const { checkedOnRequired, checkedOnInvalid, validUntilRequired, validUntilInvalid } =
    REGISTRATION_FIELD_MESSAGES;
  return object({
    checkedOn: dayField(checkedOnRequired, checkedOnInvalid).test(
      'recent',
      checkedOnInvalid,
      (day) => isDay(day) && day <= today && day >= addDays(today, -LIMITS.registrationCheckAgeDaysMax),
    ),
    validUntil: dayField(validUntilRequired, validUntilInvalid).test(
      'later',
      validUntilInvalid,
      (day) => isDay(day) && day > today && day <= addDays(today, LIMITS.registrationDaysMax),
    ),
  });
}
