import { object } from 'yup';
import { LIMITS } from '../domain/limits.ts';
import { FIELD_MESSAGES } from '../domain/messages.ts';
import { multiLine } from './fields/text.ts';

export const replySchema = object({
  content: multiLine(FIELD_MESSAGES.replyRequired)
    .required(FIELD_MESSAGES.replyRequired)
    .max(LIMITS.replyMax, FIELD_MESSAGES.replyLong),
});
