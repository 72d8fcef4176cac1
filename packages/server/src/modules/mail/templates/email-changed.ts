import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { wayBack } from './email-change-notice.ts';
import { writeLetter, type Letter } from './template.ts';

/** Tells the address that an account had that another has taken its place. */
export function emailChangedLetter({ name, restoreLink }: { name: string; restoreLink: string }): Letter {
  return writeLetter({
    subject: `Your email address for ${PRODUCT_NAME} was changed`,
    name,
    parts: [
      {
        words: `Your account on ${PRODUCT_NAME} has another email address now. This one does not log in any more.`,
      },
      ...wayBack(restoreLink),
      { small: 'If it was you, there is nothing to do.' },
    ],
  });
}
