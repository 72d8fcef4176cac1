import { object } from 'yup';
import { LIMITS } from '../domain/limits.ts';
import { FIELD_MESSAGES } from '../domain/messages.ts';
import { REPORT_REASONS } from '../http/moderation.ts';
import { multiLine, verbatim } from './fields/text.ts';

/** Without the subject, which no field of the form holds. */
export const reportSchema = object({
  reason: verbatim(FIELD_MESSAGES.reasonRequired)
    .required(FIELD_MESSAGES.reasonRequired)
    .oneOf(REPORT_REASONS, FIELD_MESSAGES.reasonRequired),
  details: multiLine(FIELD_MESSAGES.detailsRequired)
    .default('')
    .max(LIMITS.reportDetailsMax, FIELD_MESSAGES.detailsLong)
    .when('reason', {
      is: 'other',
      then: (details) => details.required(FIELD_MESSAGES.detailsRequired),
    }),
});
