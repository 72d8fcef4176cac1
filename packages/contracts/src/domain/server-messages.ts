import type { NotificationKind } from '../http/notifications.ts';

/** Messages of the server about notifications. */
export const NOTIFICATION_RESPONSES = {
  saved: 'Saved.',
  unsubscribed: {
    comment: "You won't get emails about new comments any more.",
    answer: "You won't get emails about our answers any more. You still find them in your dashboard.",
  } satisfies Readonly<Record<NotificationKind, string>>,
  deadLink: 'This link no longer works. Log in to choose what we may send you.',
} as const;

/** Messages of the server about requests that it cannot fulfil. */
export const SERVER_MESSAGES = {
  loginFirst: 'Please log in first.',
  tooMany: 'Too many people are doing this just now. Please try again in a few seconds.',
  storageFull:
    'This site cannot store anything at the moment, and nothing was saved. Please try again later.',
  storageAway: 'Photos and files cannot be reached just now. Please try again in a few seconds.',
  textUnstorable: 'This text holds characters that cannot be stored. Please remove them and try again.',
  formIncomplete: 'This form did not arrive whole',
  formUnreadable: 'This form cannot be read, or it did not arrive whole. Please try again.',
  photosUnavailable: 'Photos cannot be made just now. Please try again in a few seconds.',
  photosQueued: 'Too many photos are being uploaded just now. Please try again in a few seconds.',
  photosPending: 'Several of your photos are on their way already. Please try again once they have arrived.',
  photoGone: 'Your photo has not arrived, or it was kept for too long. Please send it again.',
  uploadBusy: 'This upload is busy. Please try again in a few seconds.',
  uploadLocked: 'This cannot be done just now. Please try again in a few seconds.',
} as const;
