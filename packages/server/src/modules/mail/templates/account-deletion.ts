import { formatDay } from '@naija/contracts/domain/dates';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { words } from '../../../platform/translations/words.ts';
import type { Addressee, MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

const TEXTS = words('server.mail.accountDeletion', {
  subject: `Your account on ${PRODUCT_NAME} is about to be deleted`,
  what: (day: string) =>
    `Your profile on ${PRODUCT_NAME} is no longer public, and you're logged out everywhere. On ${day} we delete the account with everything in it: your profile, your photos, and the comments on it. After that, nobody can bring it back.`,
  changedMind: 'Changed your mind? Until then, you can keep it all as it was:',
  keep: 'Keep my account',
  ifNotYou: `If this wasn't you, someone knows your password. Keep the account, then set a new password at once, under “Forgot password?”.`,
});

interface AccountDeletion extends Addressee {
  dueAt: Date;
  /** Cancels the deletion. */
  link: string;
}

export function accountDeletionMessage({ name, language, dueAt, link }: AccountDeletion): MailMessage {
  const texts = TEXTS(language);
  return renderMessage({
    subject: texts.subject,
    name,
    language,
    parts: [
      { paragraph: texts.what(formatDay(dueAt.toISOString())) },
      { paragraph: texts.changedMind },
      { button: texts.keep, link },
      { small: texts.ifNotYou },
    ],
  });
}
