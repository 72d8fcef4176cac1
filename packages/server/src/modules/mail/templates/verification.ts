import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { RETENTION } from '@naija/contracts/domain/retention';
import { words } from '../../../platform/translations/words.ts';
import { formatDays, formatHours } from './duration.ts';
import type { Addressee, MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

const TEXTS = words('server.mail.verification', {
  subject: `Verify your email for ${PRODUCT_NAME}`,
  welcome: `Welcome to ${PRODUCT_NAME}. Please verify your email: until then, clients can't find you.`,
  verify: 'Verify my email',
  orCode: 'Or enter this code on the page where you signed up:',
  lifetime: (hours: number) => `The link and the code work once, within ${formatHours(hours)}.`,
  removal: (days: number) => `If the email isn't verified within ${formatDays(days)}, we delete the account.`,
  ifNotYou: "If this wasn't you, ignore this email, and share the code with no one.",
});

/** Verifies the address of a sign-up; the code can be typed on `/verify` instead of opening the link. */
export function verificationMessage({
  name,
  language,
  link,
  code,
}: Addressee & { link: string; code: string }): MailMessage {
  const texts = TEXTS(language);
  return renderMessage({
    subject: texts.subject,
    name,
    language,
    parts: [
      { paragraph: texts.welcome },
      { button: texts.verify, link },
      { paragraph: texts.orCode },
      { code },
      { paragraph: texts.lifetime(LIMITS.verificationLinkHours) },
      { paragraph: texts.removal(RETENTION.unverifiedAccounts.keptMs / DAY_MS) },
      { small: texts.ifNotYou },
    ],
  });
}
