import { object } from 'yup';
import { LIMITS } from '../domain/limits.ts';
import { MODERATION_FIELD_MESSAGES } from '../domain/moderation-messages.ts';
import { REPORT_REASONS } from '../http/moderation.ts';
import { multiLine, verbatim } from './fields/text.ts';

/** Values of the form. The subject is sent separately. */
export const reportSchema = object({
  reason: verbatim(MODERATION_FIELD_MESSAGES.reasonRequired)
    .required(MODERATION_FIELD_MESSAGES.reasonRequired)
    .oneOf(REPORT_REASONS, MODERATION_FIELD_MESSAGES.reasonRequired),
  details: multiLine(MODERATION_FIELD_MESSAGES.detailsRequired)
    .default('')
    .max(LIMITS.reportDetailsMax, MODERATION_FIELD_MESSAGES.detailsLong)
    .when('reason', {
      is: 'other',
      then: (details) => details.required(MODERATION_FIELD_MESSAGES.detailsRequired),
    }),
});
