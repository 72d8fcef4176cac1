import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { words } from '../../../platform/translations/words.ts';
import { formatHours } from './duration.ts';
import type { Addressee, MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

const TEXTS = words('server.mail.passwordReset', {
  subject: `Set a new password for ${PRODUCT_NAME}`,
  what: `Someone, perhaps you, asked for a new password for your account on ${PRODUCT_NAME}.`,
  set: 'Set a new password',
  lifetime: (hours: number) =>
    `The link works once, within ${formatHours(hours)}. A new password logs you out everywhere.`,
  ifNotYou: "If this wasn't you, ignore this email: your password stays as it is.",
});

export function passwordResetMessage({ name, language, link }: Addressee & { link: string }): MailMessage {
  const texts = TEXTS(language);
  return renderMessage({
    subject: texts.subject,
    name,
    language,
    parts: [
      { paragraph: texts.what },
      { button: texts.set, link },
      { paragraph: texts.lifetime(LIMITS.resetLinkHours) },
      { small: texts.ifNotYou },
    ],
  });
}
