import type { NotificationKind } from '../http/notifications.ts';

/** What the server answers about notifications. */
export const NOTIFICATION_RESPONSES = {
  saved: 'Saved.',
  unsubscribed: {
    comment: "You won't get emails about new comments any more.",
    answer: "You won't get emails about our answers any more. You still find them in your dashboard.",
  } satisfies Readonly<Record<NotificationKind, string>>,
  deadLink: 'This link no longer works. Log in to choose what we may send you.',
} as const;
