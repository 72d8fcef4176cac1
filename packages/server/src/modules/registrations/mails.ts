import { words } from '../../platform/translations/words.ts';
import { type Addressee, type MailMessage, renderMessage } from '../mail/index.ts';
import { formatDay } from '@naija/contracts/domain/dates';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { REGISTER_INFO } from '@naija/contracts/domain/registration';
import type { Register, RegistrationState } from '@naija/contracts/http/registrations';

const TEXTS = words('server.mail.registration', {
  subject: (register: string) => `Your ${register} registration on ${PRODUCT_NAME}`,
  outcomes: {
    confirmed: (register: string, until: string) =>
      `We have found your ${register} number in the public register. Your page says so until ${until}.`,
    refused: (register: string) =>
      `We could not confirm your ${register} number, so your page does not show it.`,
    revoked: (register: string) => `Your page no longer says that your ${register} number was checked.`,
    expired: (register: string) =>
      `Your ${register} registration was checked for a time that is over now, so your page no longer shows it. Enter the number again once it is renewed.`,
  },
  reason: (reason: string) => `The reason: ${reason}`,
  dashboard: 'Open your dashboard',
});

interface RegistrationNotice extends Addressee {
  register: Register;
  outcome: Exclude<RegistrationState, 'pending'>;
  /** Reason of a refusal or revocation. */
  reason?: string | undefined;
  /** Date in Lagos. */
  validUntil?: string | undefined;
  dashboardLink: string;
}

/** Leaves out the number, because mail is not secret. */
export function registrationMessage(notice: RegistrationNotice): MailMessage {
  const { name, language, register, outcome, reason, validUntil, dashboardLink } = notice;
  const { short } = REGISTER_INFO[register];
  const texts = TEXTS(language);
  return renderMessage({ name, language }, texts.subject(short), [
    { paragraph: texts.outcomes[outcome](short, formatDay(validUntil ?? '')) },
    ...(reason === undefined ? [] : [{ paragraph: texts.reason(reason) }]),
    ...(outcome === 'confirmed' ? [] : [{ button: texts.dashboard, link: dashboardLink }]),
  ]);
}
