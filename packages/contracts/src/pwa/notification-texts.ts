/** Texts of notifications; a push contains only its kind and a number. */
export const NOTIFICATION_TEXTS = {
  comment: 'A new comment on your profile',
  /** `{count}` is put in by the worker, also into translations. */
  comments: '{count} new comments on your profile',
  readComments: 'Tap to read and reply.',
  answer: 'News about your account',
  readAnswer: 'Tap to read it in your dashboard.',
  /** Text for a kind that only a newer worker knows. */
  other: 'There is something new',
  readOther: 'Tap to open your dashboard.',
};

export type NotificationTexts = Readonly<typeof NOTIFICATION_TEXTS>;
