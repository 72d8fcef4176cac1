import { words } from '../../../platform/translations/words.ts';
import { type Addressee, type MailMessage, renderMessage } from '../../mail/index.ts';
import { formatDay } from '@naija/contracts/domain/dates';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';

const NOTICE = words('server.mail.accountNotice', {
  secondFactor: {
    subject: `A second factor for ${PRODUCT_NAME} was set up`,
    what: `Your account on ${PRODUCT_NAME} now has another second factor. An earlier one and its recovery codes no longer work.`,
    ifNotYou:
      "If this wasn't you, someone knows your password. Set a new one at once: it logs everyone out. Then ask another operator to remove the second factor.",
  },
  recoveryCode: {
    subject: `A recovery code for ${PRODUCT_NAME} was used`,
    what: `Someone, perhaps you, passed the second factor of your account on ${PRODUCT_NAME} with a recovery code, which no longer works.`,
    ifNotYou:
      "If this wasn't you, someone has your recovery codes and knows your password. Set a new password at once: it logs everyone out. Then set up a new second factor, which ends the other codes.",
  },
  data: {
    subject: `Your data on ${PRODUCT_NAME} was downloaded`,
    what: `Someone, perhaps you, downloaded all that ${PRODUCT_NAME} holds about you, with your password.`,
    ifNotYou: "If this wasn't you, someone knows your password. Set a new one at once: it logs everyone out.",
  },
  button: 'Set a new password',
  ifYou: "If this was you, there's nothing to do.",
});

interface AccountNotice extends Addressee {
  about: Exclude<keyof ReturnType<typeof NOTICE>, 'button' | 'ifYou'>;
  resetLink: string;
}

/** Another person may have known the password. */
export function accountNoticeMessage({ name, language, about, resetLink }: AccountNotice): MailMessage {
  const { [about]: texts, button, ifYou } = NOTICE(language);
  return renderMessage({ name, language }, texts.subject, [
    { paragraph: texts.what },
    { paragraph: texts.ifNotYou },
    { button, link: resetLink },
    { small: ifYou },
  ]);
}

const DELETION = words('server.mail.accountDeletion', {
  subject: `Your account on ${PRODUCT_NAME} is about to be deleted`,
  what: (day: string) =>
    `Your profile on ${PRODUCT_NAME} is no longer public, and you're logged out everywhere. On ${day} we delete the account with everything in it: your profile, your photos, and the comments on it. After that, nobody can bring it back.`,
  changedMind: 'Changed your mind? Until then, you can keep it all as it was:',
  keep: 'Keep my account',
  ifNotYou: `If this wasn't you, someone knows your password. Keep the account, then set a new password at once, under “Forgot password?”.`,
});

interface AccountDeletion extends Addressee {
  dueAt: Date;
  link: string;
}

export function accountDeletionMessage({ name, language, dueAt, link }: AccountDeletion): MailMessage {
  const texts = DELETION(language);
  return renderMessage({ name, language }, texts.subject, [
    { paragraph: texts.what(formatDay(dueAt.toISOString())) },
    { paragraph: texts.changedMind },
    { button: texts.keep, link },
    { small: texts.ifNotYou },
  ]);
}
