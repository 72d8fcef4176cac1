import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { hours } from './duration.ts';
import type { MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

export function emailChangeVerificationMessage({ name, link }: { name: string; link: string }): MailMessage {
  return renderMessage({
    subject: `Confirm your new email for ${PRODUCT_NAME}`,
    name,
    parts: [
      {
        paragraph: `You asked to use this email for your account on ${PRODUCT_NAME}. It takes effect once you confirm it; until then, your old one stays.`,
      },
      { button: 'Confirm my new email', link },
      { paragraph: `The link works once, within ${hours(LIMITS.verificationLinkHours)}.` },
      { small: "If this wasn't you, ignore this email: nothing changes." },
    ],
  });
}
