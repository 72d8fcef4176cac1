import { object } from 'yup';
import { LIMITS } from '../domain/limits.ts';
import { FIELD_MESSAGES } from '../domain/messages.ts';
import { APPEAL_DECISIONS, CASE_DECISIONS } from '../http/operators.ts';
import { currentPasswordField } from './fields/password.ts';
import { multiLine, singleLine, verbatim } from './fields/text.ts';

/** Of a decision about a case, and of a block. */
export const noteSchema = object({
  note: multiLine(FIELD_MESSAGES.noteRequired)
    .required(FIELD_MESSAGES.noteRequired)
    .min(LIMITS.noteMin, FIELD_MESSAGES.noteRequired)
    .max(LIMITS.noteMax, FIELD_MESSAGES.noteLong),
});

export const appealAnswerSchema = object({
  answer: multiLine(FIELD_MESSAGES.answerRequired)
    .required(FIELD_MESSAGES.answerRequired)
    .min(LIMITS.noteMin, FIELD_MESSAGES.answerRequired)
    .max(LIMITS.answerMax, FIELD_MESSAGES.answerLong),
});

export const enrolSchema = object({ currentPassword: currentPasswordField() });

/** Blanks and hyphens are removed, letters made small. */
export const secondFactorSchema = object({
  code: singleLine(FIELD_MESSAGES.secondFactorRequired)
    .transform((typed: unknown) =>
      typeof typed === 'string' ? typed.replace(/[\s-]/g, '').toLowerCase() : typed,
    )
    .required(FIELD_MESSAGES.secondFactorRequired)
    .matches(/^(?:\d{6}|[a-z2-7]{24})$/, FIELD_MESSAGES.secondFactorWrong),
});

const decisionField = (decisions: readonly string[]) =>
  verbatim(FIELD_MESSAGES.decisionRequired)
    .required(FIELD_MESSAGES.decisionRequired)
    .oneOf(decisions, FIELD_MESSAGES.decisionRequired);

/** A decision about a case, as its form holds it. */
export const caseDecisionSchema = noteSchema.shape({ decision: decisionField(CASE_DECISIONS) });

/** The answer to an appeal, as its form holds it. */
export const appealDecisionSchema = appealAnswerSchema.shape({ decision: decisionField(APPEAL_DECISIONS) });
