import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { words } from '../../../platform/translations/words.ts';
import { formatHours } from './duration.ts';
import type { Addressee, MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

const TEXTS = words('server.mail.emailChangeVerification', {
  subject: `Confirm your new email for ${PRODUCT_NAME}`,
  what: `You asked to use this email for your account on ${PRODUCT_NAME}. It takes effect once you confirm it; until then, your old one stays.`,
  confirm: 'Confirm my new email',
  lifetime: (hours: number) => `The link works once, within ${formatHours(hours)}.`,
  ifNotYou: "If this wasn't you, ignore this email: nothing changes.",
});

export function emailChangeVerificationMessage({
  name,
  language,
  link,
}: Addressee & { link: string }): MailMessage {
  const texts = TEXTS(language);
  return renderMessage({
    subject: texts.subject,
    name,
    language,
    parts: [
      { paragraph: texts.what },
      { button: texts.confirm, link },
      { paragraph: texts.lifetime(LIMITS.verificationLinkHours) },
      { small: texts.ifNotYou },
    ],
  });
}
