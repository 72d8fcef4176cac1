import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { days } from './duration.ts';
import type { MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

/** Notifies a recent address of an account that it was requested. Without a name: whoever requested it gave one. */
export function emailReservedMessage(): MailMessage {
  return renderMessage({
    subject: `This address is kept for an account on ${PRODUCT_NAME}`,
    name: '',
    parts: [
      {
        paragraph: `Somebody, perhaps you, asked to use this address for another account on ${PRODUCT_NAME}. It belonged to an account until lately, and is kept for it for ${days(LIMITS.emailRestoreLinkDays)} after the change, so that the change can be taken back. Nothing was made or changed now.`,
      },
      {
        paragraph:
          'To have that account back, open the link in our mail about the change. To use the address for another account, please try again once that time is over.',
      },
      { small: 'If it was not you, there is nothing to do.' },
    ],
  });
}
