import { object } from 'yup';
import { LIMITS } from '../domain/limits.ts';
import { FIELD_MESSAGES } from '../domain/messages.ts';
import { line, paragraphs } from './fields/text.ts';

/** The comment form and its call. Blanks alone count as empty. */
export const commentSchema = object({
  fullname: line(FIELD_MESSAGES.commentNameRequired)
    .required(FIELD_MESSAGES.commentNameRequired)
    .max(LIMITS.commentNameMax, FIELD_MESSAGES.commentNameLong),
  content: paragraphs(FIELD_MESSAGES.commentRequired)
    .required(FIELD_MESSAGES.commentRequired)
    .max(LIMITS.commentMax, FIELD_MESSAGES.commentLong),
});
