import { object } from 'yup';
import { LIMITS } from '../domain/limits.ts';
import { COMMENT_FIELD_MESSAGES } from '../domain/comment-messages.ts';
import { CHARGED_DEALINGS, DEALINGS, FEE_ANSWERS } from '../http/comments.ts';
import { newEmailField } from './fields/contact.ts';
import { multiLine, singleLine, verbatim } from './fields/text.ts';

/** A form sends an empty string for what was not chosen. */
const withoutEmpty = (typed: unknown) => (typed === '' ? undefined : typed);

export const commentSchema = object({
  fullname: singleLine(COMMENT_FIELD_MESSAGES.commentNameRequired)
    .required(COMMENT_FIELD_MESSAGES.commentNameRequired)
    .max(LIMITS.commentNameMax, COMMENT_FIELD_MESSAGES.commentNameLong),
  content: multiLine(COMMENT_FIELD_MESSAGES.commentRequired)
    .required(COMMENT_FIELD_MESSAGES.commentRequired)
    .max(LIMITS.commentMax, COMMENT_FIELD_MESSAGES.commentLong),
  dealing: verbatim(COMMENT_FIELD_MESSAGES.dealingUnknown)
    .transform(withoutEmpty)
    .oneOf(DEALINGS, COMMENT_FIELD_MESSAGES.dealingUnknown),
  // The answer is dropped if the dealing has no fee, because it may have been chosen before the dealing was changed.
  feeAsPublished: verbatim(COMMENT_FIELD_MESSAGES.feeAnswerUnknown)
    .transform(withoutEmpty)
    .oneOf(FEE_ANSWERS, COMMENT_FIELD_MESSAGES.feeAnswerUnknown)
    .when('dealing', {
      is: (dealing: unknown) => CHARGED_DEALINGS.some((charged) => charged === dealing),
      otherwise: (answer) => answer.strip(),
    }),
  email: newEmailField().transform(withoutEmpty).optional(),
});
