import { object } from 'yup';
import { LIMITS } from '../domain/limits.ts';
import { COMMENT_FIELD_MESSAGES } from '../domain/comment-messages.ts';
import { multiLine, singleLine } from './fields/text.ts';

export const commentSchema = object({
  fullname: singleLine(COMMENT_FIELD_MESSAGES.commentNameRequired)
    .required(COMMENT_FIELD_MESSAGES.commentNameRequired)
    .max(LIMITS.commentNameMax, COMMENT_FIELD_MESSAGES.commentNameLong),
  content: multiLine(COMMENT_FIELD_MESSAGES.commentRequired)
    .required(COMMENT_FIELD_MESSAGES.commentRequired)
    .max(LIMITS.commentMax, COMMENT_FIELD_MESSAGES.commentLong),
});
