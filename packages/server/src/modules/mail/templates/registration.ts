import { formatDay } from '@naija/contracts/domain/dates';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { REGISTER_INFO } from '@naija/contracts/domain/registration';
import type { Register, RegistrationState } from '@naija/contracts/http/registrations';
import type { MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

interface RegistrationNotice {
  name: string;
  register: Register;
  outcome: Exclude<RegistrationState, 'pending'>;
  /** The operator's, of a refusal or a revocation. */
  reason?: string | undefined;
  /** Day in Lagos. */
  validUntil?: string | undefined;
  dashboardLink: string;
}

const OUTCOMES: Record<RegistrationNotice['outcome'], (register: string, until: string) => string> = {
  confirmed: (register, until) =>
    `We have found your ${register} number in the public register. Your page says so until ${until}.`,
  refused: (register) => `We could not confirm your ${register} number, so your page does not show it.`,
  revoked: (register) => `Your page no longer says that your ${register} number was checked.`,
  expired: (register) =>
    `Your ${register} registration was checked for a time that is over now, so your page no longer shows it. Enter the number again once it is renewed.`,
};

/** Tells an agent what came of a number in a public register. The number itself is left out: mail is not secret. */
export function registrationMessage(notice: RegistrationNotice): MailMessage {
  const { name, register, outcome, reason, validUntil, dashboardLink } = notice;
  const { short } = REGISTER_INFO[register];
  return renderMessage({
    subject: `Your ${short} registration on ${PRODUCT_NAME}`,
    name,
    parts: [
      { paragraph: OUTCOMES[outcome](short, formatDay(validUntil ?? '')) },
      ...(reason === undefined ? [] : [{ paragraph: `The reason: ${reason}` }]),
      ...(outcome === 'confirmed' ? [] : [{ button: 'Open your dashboard', link: dashboardLink }]),
    ],
  });
}
