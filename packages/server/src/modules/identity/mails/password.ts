import { words } from '../../../platform/translations/words.ts';
import { type Addressee, formatHours, type MailMessage, renderMessage } from '../../mail/index.ts';
import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';

const RESET = words('server.mail.passwordReset', {
  subject: `Set a new password for ${PRODUCT_NAME}`,
  what: `Someone, perhaps you, asked for a new password for your account on ${PRODUCT_NAME}.`,
  set: 'Set a new password',
  lifetime: (hours: number) =>
    `The link works once, within ${formatHours(hours)}. A new password logs you out everywhere.`,
  ifNotYou: "If this wasn't you, ignore this email: your password stays as it is.",
});

export function passwordResetMessage({ name, language, link }: Addressee & { link: string }): MailMessage {
  const texts = RESET(language);
  return renderMessage({ name, language }, texts.subject, [
    { paragraph: texts.what },
    { button: texts.set, link },
    { paragraph: texts.lifetime(LIMITS.resetLinkHours) },
    { small: texts.ifNotYou },
  ]);
}

const CHANGED = words('server.mail.passwordChanged', {
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
  /** Authorised by a mailed link, or by the old password. */
  by: 'mail' | 'session';
}

export function passwordChangedMessage({ name, language, by }: PasswordChange): MailMessage {
  const { subject, [by]: texts } = CHANGED(language);
  return renderMessage({ name, language }, subject, [{ paragraph: texts.what }, { small: texts.ifNotYou }]);
}
