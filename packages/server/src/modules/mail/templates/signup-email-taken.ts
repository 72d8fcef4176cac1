import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { words } from '../../../platform/translations/words.ts';
import { formatHours } from './duration.ts';
import type { Addressee, MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

const TEXTS = words('server.mail.signupEmailTaken', {
  subject: `You already have an account on ${PRODUCT_NAME}`,
  what: `Someone, perhaps you, just tried to sign up on ${PRODUCT_NAME} with this email. You already have an account, and nothing was changed.`,
  notVerified: (hours: number) =>
    `Your email isn't verified yet. This link verifies it once, within ${formatHours(hours)}; earlier links no longer work.`,
  verify: 'Verify my email',
  logIn: 'Log in',
  forgot: 'Forgot your password? Set a new one:',
  newPassword: 'Set a new password',
  ifNotYou: "If this wasn't you, there's nothing to do. Your account is safe.",
});

interface TakenEmail extends Addressee {
  loginLink: string;
  resetLink: string;
  verifyLink?: string | undefined;
}

/** Notifies the owner of an account of a sign-up with its address, which looked like any other on the page. */
export function signupEmailTakenMessage({
  name,
  language,
  loginLink,
  resetLink,
  verifyLink,
}: TakenEmail): MailMessage {
  const texts = TEXTS(language);
  const verification =
    verifyLink === undefined
      ? []
      : [
          { paragraph: texts.notVerified(LIMITS.verificationLinkHours) },
          { button: texts.verify, link: verifyLink },
        ];
  return renderMessage({
    subject: texts.subject,
    name,
    language,
    parts: [
      { paragraph: texts.what },
      ...verification,
      { button: texts.logIn, link: loginLink },
      { paragraph: texts.forgot },
      { button: texts.newPassword, link: resetLink },
      { small: texts.ifNotYou },
    ],
  });
}
