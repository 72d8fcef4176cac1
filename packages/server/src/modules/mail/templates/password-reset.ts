import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { hours } from './duration.ts';
import type { MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

export function passwordResetMessage({ name, link }: { name: string; link: string }): MailMessage {
  return renderMessage({
    subject: `Set a new password for ${PRODUCT_NAME}`,
    name,
    parts: [
      { paragraph: `Someone, perhaps you, asked for a new password for your account on ${PRODUCT_NAME}.` },
      { button: 'Set a new password', link },
      {
        paragraph: `The link works once, within ${hours(LIMITS.resetLinkHours)}. A new password logs you out everywhere.`,
      },
      { small: "If this wasn't you, ignore this email: your password stays as it is." },
    ],
  });
}
