/** Beside a comment that is still on this device; loaded with the first one. */
export const PENDING_COMMENT_MESSAGES = {
  linkTo: (email: string) => `Once it's posted, we send a link to ${email}. Nobody else sees this.`,
} as const;
