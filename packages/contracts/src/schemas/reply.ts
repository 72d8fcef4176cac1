import { object } from 'yup';
import { LIMITS } from '../domain/limits.ts';
import { MODERATION_FIELD_MESSAGES } from '../domain/moderation-messages.ts';
import { REPLY_CHANGES } from '../http/moderation.ts';
import { multiLine, verbatim } from './fields/text.ts';

function replyText() {
  return multiLine(MODERATION_FIELD_MESSAGES.replyRequired)
    .required(MODERATION_FIELD_MESSAGES.replyRequired)
    .max(LIMITS.replyMax, MODERATION_FIELD_MESSAGES.replyLong);
}

/** A reply, as its form holds it. */
export const replySchema = object({ content: replyText() });

/** Schema on the server: a first reply, a changed text, or the removal, which needs no text. */
export const replyRequestSchema = object({
  content: replyText().when('change', {
    is: 'remove',
    then: () => verbatim(MODERATION_FIELD_MESSAGES.replyRequired),
  }),
  change: verbatim(MODERATION_FIELD_MESSAGES.decisionRequired).oneOf(
    REPLY_CHANGES,
    MODERATION_FIELD_MESSAGES.decisionRequired,
  ),
});
