import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { days } from './duration.ts';
import { writeLetter, type Letter } from './template.ts';

/**
 * Tells an address that an account had until lately that it was asked for anew; the page told nothing of it. Without a
 * name: whoever asked has given one, and it need not be that of the account.
 */
export function emailReservedLetter(): Letter {
  return writeLetter({
    subject: `This address is kept for an account on ${PRODUCT_NAME}`,
    name: '',
    parts: [
      {
        words: `Somebody, perhaps you, asked to use this address for another account on ${PRODUCT_NAME}. It belonged to an account until lately, and is kept for it for ${days(LIMITS.emailRestoreLinkDays)} after the change, so that the change can be taken back. Nothing was made or changed now.`,
      },
      {
        words:
          'To have that account back, open the link in our mail about the change. To use the address for another account, please try again once that time is over.',
      },
      { small: 'If it was not you, there is nothing to do.' },
    ],
  });
}
