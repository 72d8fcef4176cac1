import { internationalDigits } from '@naija/contracts/domain/phone';
import type { Agent } from '@naija/contracts/http/agents';
import { PROFILE_MESSAGES } from '../messages/profile.ts';

export function whatsAppLink({ name, phone }: Pick<Agent, 'name' | 'phone'>): string {
  return `https://wa.me/${internationalDigits(phone)}?text=${encodeURIComponent(PROFILE_MESSAGES.whatsAppGreeting(name))}`;
}

/** Starts a mail to the agent. Encoded, as a `?` in the address could add a recipient. */
export function mailLink({ email }: Pick<Agent, 'email'>): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(PROFILE_MESSAGES.emailSubject)}`;
}
