import { words } from '../../../platform/translations/words.ts';
import {
  type Addressee,
  formatDays,
  formatHours,
  type MailMessage,
  renderMessage,
} from '../../mail/index.ts';
import type { Language } from '@naija/contracts/domain/languages';
import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { RETENTION } from '@naija/contracts/domain/retention';

const DAY_MS = 24 * 60 * 60 * 1_000;

const VERIFICATION = words('server.mail.verification', {
  subject: `Verify your email for ${PRODUCT_NAME}`,
  welcome: `Welcome to ${PRODUCT_NAME}. Please verify your email: until then, clients can't find you.`,
  verify: 'Verify my email',
  orCode: 'Or enter this code on the page where you signed up:',
  lifetime: (hours: number) => `The link and the code work once, within ${formatHours(hours)}.`,
  removal: (days: number) => `If the email isn't verified within ${formatDays(days)}, we delete the account.`,
  ifNotYou: "If this wasn't you, ignore this email, and share the code with no one.",
});

/** Asks for verification of the address of a sign-up. The code can be typed on `/verify` instead of opening the link. */
export function verificationMessage({
  name,
  language,
  link,
  code,
}: Addressee & { link: string; code: string }): MailMessage {
  const texts = VERIFICATION(language);
  return renderMessage({ name, language }, texts.subject, [
    { paragraph: texts.welcome },
    { button: texts.verify, link },
    { paragraph: texts.orCode },
    { code },
    { paragraph: texts.lifetime(LIMITS.verificationLinkHours) },
    { paragraph: texts.removal(RETENTION.unverifiedAccounts.keptMs / DAY_MS) },
    { small: texts.ifNotYou },
  ]);
}

const EMAIL_TAKEN = words('server.mail.signupEmailTaken', {
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

/** The page did not reveal that the address has an account. */
export function signupEmailTakenMessage({
  name,
  language,
  loginLink,
  resetLink,
  verifyLink,
}: TakenEmail): MailMessage {
  const texts = EMAIL_TAKEN(language);
  const verification =
    verifyLink === undefined
      ? []
      : [
          { paragraph: texts.notVerified(LIMITS.verificationLinkHours) },
          { button: texts.verify, link: verifyLink },
        ];
  return renderMessage({ name, language }, texts.subject, [
    { paragraph: texts.what },
    ...verification,
    { button: texts.logIn, link: loginLink },
    { paragraph: texts.forgot },
    { button: texts.newPassword, link: resetLink },
    { small: texts.ifNotYou },
  ]);
}

const EMAIL_RESERVED = words('server.mail.emailReserved', {
  subject: `This email is kept for an account on ${PRODUCT_NAME}`,
  what: (days: number) =>
    `Someone, perhaps you, asked to use this email for another account on ${PRODUCT_NAME}. It belonged to an account until recently, and we keep it for ${formatDays(days)} after such a change, so that the change can be undone. Nothing was created or changed now.`,
  wayOn:
    'To get that account back, open the link in our email about the change. To use this email for another account, try again after that time.',
  ifNotYou: "If this wasn't you, there's nothing to do.",
});

/**
 * Notifies the recent address of an account that it was requested. It contains no name, because the request chose that.
 * @param language language of the request
 */
export function emailReservedMessage(language: Language): MailMessage {
  const texts = EMAIL_RESERVED(language);
  return renderMessage({ name: '', language }, texts.subject, [
    { paragraph: texts.what(LIMITS.emailRestoreLinkDays) },
    { paragraph: texts.wayOn },
    { small: texts.ifNotYou },
  ]);
}
