import { formatDay } from '@naija/contracts/domain/dates';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import type { MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

interface AccountDeletion {
  name: string;
  dueAt: Date;
  /** Cancels the deletion. */
  link: string;
}

export function accountDeletionMessage({ name, dueAt, link }: AccountDeletion): MailMessage {
  const day = formatDay(dueAt.toISOString());
  return renderMessage({
    subject: `Your account on ${PRODUCT_NAME} is about to be deleted`,
    name,
    parts: [
      {
        paragraph: `Your profile on ${PRODUCT_NAME} is no longer public, and you're logged out everywhere. On ${day} we delete the account with everything in it: your profile, your photos, and the comments on it. After that, nobody can bring it back.`,
      },
      { paragraph: 'Changed your mind? Until then, you can keep it all as it was:' },
      { button: 'Keep my account', link },
      {
        small: `If this wasn't you, someone knows your password. Keep the account, then set a new password at once, under “Forgot password?”.`,
      },
    ],
  });
}
