import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { hours } from './duration.ts';
import type { MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

/** Verifies the address of a sign-up; the code can be typed on `/verify` instead of opening the link. */
export function verificationMessage({
  name,
  link,
  code,
}: {
  name: string;
  link: string;
  code: string;
}): MailMessage {
  const lifetime = hours(LIMITS.verificationLinkHours);
  return renderMessage({
    subject: `Verify your email address for ${PRODUCT_NAME}`,
    name,
    parts: [
      {
        paragraph: `Welcome to ${PRODUCT_NAME}. Please verify that this address is yours: until then, clients cannot find you.`,
      },
      { button: 'Verify my address', link },
      { paragraph: `Or type this code on the page that you signed up on:` },
      { code },
      { paragraph: `The link and the code work for ${lifetime}, once.` },
      { small: `If it was not you who signed up, ignore this mail, and give the code to nobody.` },
    ],
  });
}
