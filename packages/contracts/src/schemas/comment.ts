import { object } from 'yup';
import { LIMITS } from '../domain/limits.ts';
import { FIELD_MESSAGES } from '../domain/messages.ts';
import { multiLine, singleLine } from './fields/text.ts';

export const commentSchema = object({
  fullname: singleLine(FIELD_MESSAGES.commentNameRequired)
    .required(FIELD_MESSAGES.commentNameRequired)
    .max(LIMITS.commentNameMax, FIELD_MESSAGES.commentNameLong),
  content: multiLine(FIELD_MESSAGES.commentRequired)
    .required(FIELD_MESSAGES.commentRequired)
    .max(LIMITS.commentMax, FIELD_MESSAGES.commentLong),
});
