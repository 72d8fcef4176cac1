import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { hours } from './duration.ts';
import { writeLetter, type Letter } from './template.ts';

/** Asks an agent to show that the address they changed to is theirs; sent to that one. */
export function emailChangeLetter({ name, link }: { name: string; link: string }): Letter {
  return writeLetter({
    subject: `Verify your new email address for ${PRODUCT_NAME}`,
    name,
    parts: [
      {
        words: `You asked to use this address for your account on ${PRODUCT_NAME}. Please verify that it is yours: until then, the old one stays.`,
      },
      { button: 'Verify my new address', link },
      { words: `The link works for ${hours(LIMITS.verificationLinkHours)}, once.` },
      { small: 'If it was not you, ignore this mail: nothing changes.' },
    ],
  });
}
