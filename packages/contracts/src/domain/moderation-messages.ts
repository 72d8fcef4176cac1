/** What is wrong with fields of reports, replies, appeals and the forms of operators. */
export const MODERATION_FIELD_MESSAGES = {
  replyRequired: 'Please write a reply',
  replyLong: 'Reply must not exceed 2,000 characters',
  reasonRequired: 'Please choose a reason',
  detailsRequired: "Please tell us what's wrong",
  detailsLong: 'Details must not exceed 500 characters',
  appealRequired: 'Please tell us why we should decide otherwise',
  appealLong: 'Your text must not exceed 2,000 characters',
  decisionRequired: 'Please choose a decision',
  noteRequired: 'Please write down the reason',
  noteLong: 'The reason must not exceed 1,000 characters',
  answerRequired: 'Please write an answer',
  answerLong: 'The answer must not exceed 1,000 characters',
  secondFactorRequired: 'Please enter the code of your app, or a recovery code',
  secondFactorWrong: 'Wrong code, or it was already used',
} as const;

/** Messages of the server about reports, replies, appeals, and hidden or blocked content. */
export const MODERATION_RESPONSES = {
  replyPosted: 'Reply posted successfully',
  replyEdited: 'Reply changed',
  replyRemoved: 'Reply deleted',
  replyAbsent: 'There is no reply to change: it was deleted.',
  replyHidden:
    "We have hidden this reply, so it can't be changed. Your dashboard says why, and how to appeal.",
  replyPresent: 'You have already replied to this comment',
  reportSent: 'Thank you. We look at every report.',
  appealSent: "Thank you. We'll answer by email.",
  profileGone: 'This profile is no longer available',
  accountBlocked: 'Your account is blocked. Your dashboard says why, and how to appeal.',
} as const;
