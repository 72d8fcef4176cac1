import type { Language } from '@naija/contracts/domain/languages';
import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { words } from '../../../platform/translations/words.ts';
import { formatDays } from './duration.ts';
import type { MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

const TEXTS = words('server.mail.emailReserved', {
  subject: `This email is kept for an account on ${PRODUCT_NAME}`,
  what: (days: number) =>
    `Someone, perhaps you, asked to use this email for another account on ${PRODUCT_NAME}. It belonged to an account until recently, and we keep it for ${formatDays(days)} after such a change, so that the change can be undone. Nothing was created or changed now.`,
  wayOn:
    'To get that account back, open the link in our email about the change. To use this email for another account, try again after that time.',
  ifNotYou: "If this wasn't you, there's nothing to do.",
});

/**
 * Notifies a recent address of an account that it was requested. Without a name: whoever requested it gave one.
 * @param language of who requested it
 */
export function emailReservedMessage(language: Language): MailMessage {
  const texts = TEXTS(language);
  return renderMessage({
    subject: texts.subject,
    name: '',
    language,
    parts: [
      { paragraph: texts.what(LIMITS.emailRestoreLinkDays) },
      { paragraph: texts.wayOn },
      { small: texts.ifNotYou },
    ],
  });
}
