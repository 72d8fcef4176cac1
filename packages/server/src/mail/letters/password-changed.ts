import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { writeLetter, type Letter } from './letter.ts';

/** Tells of a new password, so that nobody's is changed without their knowing. */
export function passwordChangedLetter({ name }: { name: string }): Letter {
  return writeLetter({
    subject: `Your password for ${PRODUCT_NAME} was changed`,
    name,
    parts: [
      {
        words: `The password of your account on ${PRODUCT_NAME} was changed, and you are logged out everywhere. Please log in with the new one.`,
      },
      {
        small: `If it was not you, somebody may read your mail. First change the password of your mailbox, then choose a new one on ${PRODUCT_NAME}, under “Forgot password”.`,
      },
    ],
  });
}
