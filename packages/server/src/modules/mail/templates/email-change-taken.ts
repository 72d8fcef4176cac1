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
    subject: `This email already has an account on ${PRODUCT_NAME}`,
    name,
    parts: [
      {
        paragraph: `Someone, perhaps you, asked to use this email for another account on ${PRODUCT_NAME}. It already has one, and nothing was changed.`,
      },
      { button: 'Log in', link: loginLink },
      { paragraph: 'Forgot the password of that account? Set a new one:' },
      { button: 'Set a new password', link: resetLink },
      { small: "If this wasn't you, there's nothing to do. Your account is safe." },
    ],
  });
}
