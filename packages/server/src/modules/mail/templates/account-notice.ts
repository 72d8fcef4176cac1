import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { words } from '../../../platform/translations/words.ts';
import type { Addressee, MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

const TEXTS = words('server.mail.accountNotice', {
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
  about: Exclude<keyof ReturnType<typeof TEXTS>, 'button' | 'ifYou'>;
  resetLink: string;
}

/** Tells the mailbox what was done with the password of the account, perhaps not by its owner. */
export function accountNoticeMessage({ name, language, about, resetLink }: AccountNotice): MailMessage {
  const { [about]: texts, button, ifYou } = TEXTS(language);
  return renderMessage({
    subject: texts.subject,
    name,
    language,
    parts: [
      { paragraph: texts.what },
      { paragraph: texts.ifNotYou },
      { button, link: resetLink },
      { small: ifYou },
    ],
  });
}
