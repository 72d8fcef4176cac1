import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { writeLetter, type Letter } from './template.ts';

interface PasswordChange {
  name: string;
  /** What let the agent choose it: the link of a mail, or the old password in a session that goes on. */
  by: 'mail' | 'session';
}

const WORDS = {
  mail: {
    ended: 'and you are logged out everywhere. Please log in with the new one.',
    ifNot: 'somebody may read your mail. First change the password of your mailbox, then choose a new one',
  },
  session: {
    ended: 'and you are logged out everywhere else.',
    ifNot: 'somebody knows your password. Choose a new one at once',
  },
};

/** Tells of a new password, so that nobody's is changed without their knowing. */
export function passwordChangedLetter({ name, by }: PasswordChange): Letter {
  const { ended, ifNot } = WORDS[by];
  return writeLetter({
    subject: `Your password for ${PRODUCT_NAME} was changed`,
    name,
    parts: [
      { words: `The password of your account on ${PRODUCT_NAME} was changed, ${ended}` },
      { small: `If it was not you, ${ifNot} on ${PRODUCT_NAME}, under “Forgot password”.` },
    ],
  });
}
