import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { writeLetter, type Letter } from './template.ts';

interface WantedAddress {
  name: string;
  loginLink: string;
  /** Where to ask for a new password. */
  resetLink: string;
}

/** Tells the owner of an account that another account asked for its address; the page told them nothing of it. */
export function emailTakenLetter({ name, loginLink, resetLink }: WantedAddress): Letter {
  return writeLetter({
    subject: `This address already has an account on ${PRODUCT_NAME}`,
    name,
    parts: [
      {
        words: `Somebody, perhaps you, asked to use this address for another account on ${PRODUCT_NAME}. It has an account already, and nothing was changed.`,
      },
      { button: 'Log in', link: loginLink },
      { words: 'If you do not remember the password of this account, choose a new one:' },
      { button: 'Choose a new password', link: resetLink },
      { small: 'If it was not you, there is nothing to do. Your account is as safe as before.' },
    ],
  });
}
