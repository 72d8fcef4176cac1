import { object } from 'yup';
import { LIMITS } from '../domain/limits.ts';
import { MODERATION_FIELD_MESSAGES } from '../domain/moderation-messages.ts';
import { multiLine } from './fields/text.ts';

export const replySchema = object({
  content: multiLine(MODERATION_FIELD_MESSAGES.replyRequired)
    .required(MODERATION_FIELD_MESSAGES.replyRequired)
    .max(LIMITS.replyMax, MODERATION_FIELD_MESSAGES.replyLong),
});
