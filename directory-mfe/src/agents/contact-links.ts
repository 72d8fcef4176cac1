import { normalizePhone } from '@naija/contracts/domain/phone';
import type { Agent } from '@naija/contracts/http/agents';
import { PROFILE_MESSAGES } from '../messages/profile.ts';

/** Undefined for a number that cannot be called, as one that was stored by an earlier release may be. */
export function callLink({ phone }: Pick<Agent, 'phone'>): string | undefined {
  const number = normalizePhone(phone);
  return number && `tel:${number}`;
}

/** Undefined for a number that cannot be called. */
export function whatsAppLink({ name, phone }: Pick<Agent, 'name' | 'phone'>): string | undefined {
  const number = normalizePhone(phone)?.slice(1);
  return (
    number && `https://wa.me/${number}?text=${encodeURIComponent(PROFILE_MESSAGES.whatsAppGreeting(name))}`
  );
}

/** Starts a mail to the agent. Encoded, as a `?` in the address could add a recipient. */
export function mailLink({ email }: Pick<Agent, 'email'>): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(PROFILE_MESSAGES.emailSubject)}`;
}
