import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { hours } from './duration.ts';
import { writeLetter, type Letter, type LetterPart } from './template.ts';

export interface TakenAddress {
  name: string;
  loginLink: string;
  /** Where to ask for a new password. */
  resetLink: string;
  /** For an address that still waits for verification. */
  verifyLink?: string | undefined;
}

/** Tells the owner of an account that somebody signed up with its address; the page told them nothing of it. */
export function takenLetter({ name, loginLink, resetLink, verifyLink }: TakenAddress): Letter {
  return writeLetter({
    subject: `You already have an account on ${PRODUCT_NAME}`,
    name,
    parts: [
      {
        words: `Somebody, perhaps you, has just tried to create an account on ${PRODUCT_NAME} with this address. It has one already, and nothing was changed.`,
      },
      ...verification(verifyLink),
      { button: 'Log in', link: loginLink },
      { words: 'If you do not remember your password, choose a new one:' },
      { button: 'Choose a new password', link: resetLink },
      { small: 'If it was not you, there is nothing to do. Your account is as safe as before.' },
    ],
  });
}

function verification(link: string | undefined): LetterPart[] {
  if (link === undefined) return [];
  const lifetime = hours(LIMITS.verificationLinkHours);
  return [
    {
      words: `The address is not verified yet. This link verifies it, and works for ${lifetime}, once; older ones do not work any more.`,
    },
    { button: 'Verify my address', link },
  ];
}
