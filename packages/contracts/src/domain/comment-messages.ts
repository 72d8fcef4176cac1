/** Validation messages for the fields of a comment. */
export const COMMENT_FIELD_MESSAGES = {
  commentNameRequired: 'Please enter your name',
  commentNameLong: 'Name must not exceed 60 characters',
  commentRequired: 'Please write a comment',
  commentLong: 'Comment must not exceed 2,000 characters',
  dealingUnknown: 'Please choose what it was about from the list',
  feeAnswerUnknown: 'Please choose yes or no',
} as const;

export const COMMENT_RESPONSES = {
  postedWithEmail: 'Comment posted. Open the link in our email to confirm it.',
  confirmed: 'Thank you. Your comment is now marked “Confirmed email”, and we have deleted your email.',
  linkUsed: 'This link was used already: your comment is marked “Confirmed email”.',
  linkDead: 'This link has expired, or is incomplete. Your comment stays, without the mark.',
} as const;
