import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { hours } from './duration.ts';
import type { MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

export function passwordResetMessage({ name, link }: { name: string; link: string }): MailMessage {
  return renderMessage({
    subject: `Choose a new password for ${PRODUCT_NAME}`,
    name,
    parts: [
      { paragraph: `Somebody, perhaps you, asked for a new password for your account on ${PRODUCT_NAME}.` },
      { button: 'Choose a new password', link },
      {
        paragraph: `The link works for ${hours(LIMITS.resetLinkHours)}, once. A new password logs you out everywhere.`,
      },
      { small: 'If it was not you, ignore this mail: your password stays as it is.' },
    ],
  });
}
