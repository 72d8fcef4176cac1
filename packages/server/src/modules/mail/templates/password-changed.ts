import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import type { MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

interface PasswordChange {
  name: string;
  /** Authorised by the link of a mail, or by the old password in a session. */
  by: 'mail' | 'session';
}

const TEXTS = {
  mail: {
    ended: "and you're logged out everywhere. Log in with the new one.",
    ifNot: 'someone may be reading your email. First change the password of your mailbox, then set a new one',
  },
  session: {
    ended: "and you're logged out everywhere else.",
    ifNot: 'someone knows your password. Set a new one at once',
  },
};

export function passwordChangedMessage({ name, by }: PasswordChange): MailMessage {
  const { ended, ifNot } = TEXTS[by];
  return renderMessage({
    subject: `Your password for ${PRODUCT_NAME} was changed`,
    name,
    parts: [
      { paragraph: `The password of your account on ${PRODUCT_NAME} was changed, ${ended}` },
      { small: `If this wasn't you, ${ifNot} on ${PRODUCT_NAME}, under “Forgot password?”.` },
    ],
  });
}
