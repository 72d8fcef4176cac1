import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { days } from './duration.ts';
import type { MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

/** Notifies a recent address of an account that it was requested. Without a name: whoever requested it gave one. */
export function emailReservedMessage(): MailMessage {
  return renderMessage({
    subject: `This email is kept for an account on ${PRODUCT_NAME}`,
    name: '',
    parts: [
      {
        paragraph: `Someone, perhaps you, asked to use this email for another account on ${PRODUCT_NAME}. It belonged to an account until recently, and we keep it for ${days(LIMITS.emailRestoreLinkDays)} after such a change, so that the change can be undone. Nothing was created or changed now.`,
      },
      {
        paragraph:
          'To get that account back, open the link in our email about the change. To use this email for another account, try again after that time.',
      },
      { small: "If this wasn't you, there's nothing to do." },
    ],
  });
}
