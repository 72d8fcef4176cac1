import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { writeLetter, type Letter } from './letter.ts';

/** Tells the address that an account has now that another was asked for; whoever has the account may not be its owner. */
export function emailChangeNoticeLetter({ name, resetLink }: { name: string; resetLink: string }): Letter {
  return writeLetter({
    subject: `Your email address for ${PRODUCT_NAME} is about to change`,
    name,
    parts: [
      {
        words: `Somebody, perhaps you, asked to use another email address for your account on ${PRODUCT_NAME}. This one stays until the link that was sent to the other is opened.`,
      },
      {
        words:
          'If it was not you, choose a new password at once: it stops the change, and logs out everywhere.',
      },
      { button: 'Choose a new password', link: resetLink },
      { small: 'If it was you, there is nothing to do here. Please look into your other mailbox.' },
    ],
  });
}
