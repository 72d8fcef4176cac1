import { object } from 'yup';
import { LIMITS } from '../domain/limits.ts';
import { MODERATION_FIELD_MESSAGES } from '../domain/moderation-messages.ts';
import { APPEAL_DECISIONS, CASE_DECISIONS } from '../http/operators.ts';
import { currentPasswordField } from './fields/password.ts';
import { multiLine, singleLine, verbatim } from './fields/text.ts';

/** Of a decision about a case, and of a block. */
export const noteSchema = object({
  note: multiLine(MODERATION_FIELD_MESSAGES.noteRequired)
    .required(MODERATION_FIELD_MESSAGES.noteRequired)
    .min(LIMITS.noteMin, MODERATION_FIELD_MESSAGES.noteRequired)
    .max(LIMITS.noteMax, MODERATION_FIELD_MESSAGES.noteLong),
});

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
    .matches(/^(?:\d{6}|[a-z2-7]{24})$/, MODERATION_FIELD_MESSAGES.secondFactorWrong),
});

const decisionField = (decisions: readonly string[]) =>
  verbatim(MODERATION_FIELD_MESSAGES.decisionRequired)
    .required(MODERATION_FIELD_MESSAGES.decisionRequired)
    .oneOf(decisions, MODERATION_FIELD_MESSAGES.decisionRequired);

/** A decision about a case, as its form holds it. */
export const caseDecisionSchema = noteSchema.shape({ decision: decisionField(CASE_DECISIONS) });

/** The answer to an appeal, as its form holds it. */
export const appealDecisionSchema = appealAnswerSchema.shape({ decision: decisionField(APPEAL_DECISIONS) });
