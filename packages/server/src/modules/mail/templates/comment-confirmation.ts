import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { hours } from './duration.ts';
import type { MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

/**
 * Confirms the address given with a comment. It names neither the agent nor the comment: whoever posts one could write to
 * strangers by it.
 */
export function commentConfirmationMessage({ name, link }: { name: string; link: string }): MailMessage {
  return renderMessage({
    subject: `Confirm your comment on ${PRODUCT_NAME}`,
    name,
    parts: [
      {
        paragraph: `You gave this email with a comment on ${PRODUCT_NAME}. Confirm that it is yours, and the comment is marked “Confirmed email”.`,
      },
      { button: 'Confirm my email', link },
      {
        paragraph: `The link works once, within ${hours(LIMITS.commentLinkHours)}. Nobody sees your email, and we delete it once you confirm, or when the link expires.`,
      },
      { small: "If this wasn't you, ignore this email: nothing is marked, and we delete your email." },
    ],
  });
}
