import { words } from '@naija/runtime';

/** Beside a comment that is still on this device; loaded with the first one. */
export const PENDING_COMMENT_MESSAGES = words('directory.pendingComment', {
  linkTo: (email: string) => `Once it's posted, we send a link to ${email}. Nobody else sees this.`,
});
