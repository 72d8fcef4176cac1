/** What is wrong with fields of a comment. */
export const COMMENT_FIELD_MESSAGES = {
  commentNameRequired: 'Please enter your name',
  commentNameLong: 'Name must not exceed 60 characters',
  commentRequired: 'Please write a comment',
  commentLong: 'Comment must not exceed 2,000 characters',
} as const;
