import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { hours } from './duration.ts';
import { writeLetter, type Letter } from './template.ts';

/** Asks whoever signed up to show that the address is theirs; `code` is what `/verify` takes instead of the link. */
export function verifyLetter({ name, link, code }: { name: string; link: string; code: string }): Letter {
  const lifetime = hours(LIMITS.verificationLinkHours);
  return writeLetter({
    subject: `Verify your email address for ${PRODUCT_NAME}`,
    name,
    parts: [
      {
        words: `Welcome to ${PRODUCT_NAME}. Please verify that this address is yours: until then, clients cannot find you.`,
      },
      { button: 'Verify my address', link },
      { words: `Or type this code on the page that you signed up on:` },
      { code },
      { words: `The link and the code work for ${lifetime}, once.` },
      { small: `If it was not you who signed up, ignore this mail, and give the code to nobody.` },
    ],
  });
}
