/** Messages about changes that have not reached the server yet. */
export const OUTBOX_MESSAGES = {
  profileChanged: 'Your profile was changed on another device. Choose what to keep.',
  sentLater: "Saved. We'll send it as soon as your connection allows.",
} as const;
