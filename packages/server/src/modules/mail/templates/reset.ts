import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { hours } from './duration.ts';
import { writeLetter, type Letter } from './template.ts';

/** Lets whoever forgot a password choose a new one. */
export function resetLetter({ name, link }: { name: string; link: string }): Letter {
  return writeLetter({
    subject: `Choose a new password for ${PRODUCT_NAME}`,
    name,
    parts: [
      { words: `Somebody, perhaps you, asked for a new password for your account on ${PRODUCT_NAME}.` },
      { button: 'Choose a new password', link },
      {
        words: `The link works for ${hours(LIMITS.resetLinkHours)}, once. A new password logs you out everywhere.`,
      },
      { small: 'If it was not you, ignore this mail: your password stays as it is.' },
    ],
  });
}
