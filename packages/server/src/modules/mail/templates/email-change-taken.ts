import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import type { MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

interface TakenEmail {
  name: string;
  loginLink: string;
  resetLink: string;
}

/** Notifies the owner of an account that another account requested its address. */
export function emailChangeTakenMessage({ name, loginLink, resetLink }: TakenEmail): MailMessage {
  return renderMessage({
    subject: `This address already has an account on ${PRODUCT_NAME}`,
    name,
    parts: [
      {
        paragraph: `Somebody, perhaps you, asked to use this address for another account on ${PRODUCT_NAME}. It has an account already, and nothing was changed.`,
      },
      { button: 'Log in', link: loginLink },
      { paragraph: 'If you do not remember the password of this account, choose a new one:' },
      { button: 'Choose a new password', link: resetLink },
      { small: 'If it was not you, there is nothing to do. Your account is as safe as before.' },
    ],
  });
}
