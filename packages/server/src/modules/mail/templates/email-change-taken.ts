import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { words } from '../../../platform/translations/words.ts';
import type { Addressee, MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

const TEXTS = words('server.mail.emailChangeTaken', {
  subject: `This email already has an account on ${PRODUCT_NAME}`,
  what: `Someone, perhaps you, asked to use this email for another account on ${PRODUCT_NAME}. It already has one, and nothing was changed.`,
  logIn: 'Log in',
  forgot: 'Forgot the password of that account? Set a new one:',
  newPassword: 'Set a new password',
  ifNotYou: "If this wasn't you, there's nothing to do. Your account is safe.",
});

interface TakenEmail extends Addressee {
  loginLink: string;
  resetLink: string;
}

/** Notifies the owner of an account that another account requested its address. */
export function emailChangeTakenMessage({ name, language, loginLink, resetLink }: TakenEmail): MailMessage {
  const texts = TEXTS(language);
  return renderMessage({
    subject: texts.subject,
    name,
    language,
    parts: [
      { paragraph: texts.what },
      { button: texts.logIn, link: loginLink },
      { paragraph: texts.forgot },
      { button: texts.newPassword, link: resetLink },
      { small: texts.ifNotYou },
    ],
  });
}
