import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { words } from '../../../platform/translations/words.ts';
import type { Addressee, MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

const TEXTS = words('server.mail.passwordChanged', {
  subject: `Your password for ${PRODUCT_NAME} was changed`,
  mail: {
    what: `The password of your account on ${PRODUCT_NAME} was changed, and you're logged out everywhere. Log in with the new one.`,
    ifNotYou: `If this wasn't you, someone may be reading your email. First change the password of your mailbox, then set a new one on ${PRODUCT_NAME}, under “Forgot password?”.`,
  },
  session: {
    what: `The password of your account on ${PRODUCT_NAME} was changed, and you're logged out everywhere else.`,
    ifNotYou: `If this wasn't you, someone knows your password. Set a new one at once on ${PRODUCT_NAME}, under “Forgot password?”.`,
  },
});

interface PasswordChange extends Addressee {
  /** Authorised by the link of a mail, or by the old password in a session. */
  by: 'mail' | 'session';
}

export function passwordChangedMessage({ name, language, by }: PasswordChange): MailMessage {
  const { subject, [by]: texts } = TEXTS(language);
  return renderMessage({
    subject,
    name,
    language,
    parts: [{ paragraph: texts.what }, { small: texts.ifNotYou }],
  });
}
