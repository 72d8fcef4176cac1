import { words } from '../../platform/translations/words.ts';
import { type Addressee, formatHours, type MailMessage, renderMessage } from '../mail/index.ts';
import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';

const TEXTS = words('server.mail.commentConfirmation', {
  subject: `Confirm your comment on ${PRODUCT_NAME}`,
  what: `You gave this email with a comment on ${PRODUCT_NAME}. Confirm that it is yours, and the comment is marked “Confirmed email”.`,
  confirm: 'Confirm my email',
  lifetime: (hours: number) =>
    `The link works once, within ${formatHours(hours)}. Nobody sees your email, and we delete it once you confirm, or when the link expires.`,
  ifNotYou: "If this wasn't you, ignore this email: nothing is marked, and we delete your email.",
});

/**
 * Asks for confirmation of the address given with a comment. It names neither the agent nor the comment, because otherwise a
 * comment could send text of its author to any address.
 */
export function commentConfirmationMessage({
  name,
  language,
  link,
}: Addressee & { link: string }): MailMessage {
  const texts = TEXTS(language);
  return renderMessage({ name, language }, texts.subject, [
    { paragraph: texts.what },
    { button: texts.confirm, link },
    { paragraph: texts.lifetime(LIMITS.commentLinkHours) },
    { small: texts.ifNotYou },
  ]);
}
