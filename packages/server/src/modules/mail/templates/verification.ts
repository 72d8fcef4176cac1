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
    subject: `Verify your email for ${PRODUCT_NAME}`,
    name,
    parts: [
      {
        paragraph: `Welcome to ${PRODUCT_NAME}. Please verify your email: until then, clients can't find you.`,
      },
      { button: 'Verify my email', link },
      { paragraph: 'Or enter this code on the page where you signed up:' },
      { code },
      { paragraph: `The link and the code work once, within ${lifetime}.` },
      { small: "If this wasn't you, ignore this email, and share the code with no one." },
    ],
  });
}
