import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { writeLetter, type Letter } from './template.ts';

/** Tells the address that a change had brought that the change was taken back. */
export function emailRestoredLetter({ name }: { name: string }): Letter {
  return writeLetter({
    subject: `The change of your email address for ${PRODUCT_NAME} was taken back`,
    name,
    parts: [
      {
        words: `Your account on ${PRODUCT_NAME} has its earlier email address again: somebody opened the link that was sent there, and kept it. Everybody is logged out, and the password does not work any more.`,
      },
      {
        small: `If it was not you, somebody reads the mail of your earlier address. First change the password of that mailbox, then choose a new one on ${PRODUCT_NAME}, under “Forgot password”, with that address.`,
      },
    ],
  });
}
