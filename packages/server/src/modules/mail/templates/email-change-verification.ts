import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { hours } from './duration.ts';
import type { MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

export function emailChangeVerificationMessage({ name, link }: { name: string; link: string }): MailMessage {
  return renderMessage({
    subject: `Verify your new email address for ${PRODUCT_NAME}`,
    name,
    parts: [
      {
        paragraph: `You asked to use this address for your account on ${PRODUCT_NAME}. Please verify that it is yours: until then, the old one stays.`,
      },
      { button: 'Verify my new address', link },
      { paragraph: `The link works for ${hours(LIMITS.verificationLinkHours)}, once.` },
      { small: 'If it was not you, ignore this mail: nothing changes.' },
    ],
  });
}
