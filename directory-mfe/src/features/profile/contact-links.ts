import { internationalDigits } from '@naija/contracts/domain/phone';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import type { Agent } from '@naija/contracts/http/agents';

export function whatsAppLink({ name, phone }: Pick<Agent, 'name' | 'phone'>): string {
  const message = `Hello ${name}, I found your profile on ${PRODUCT_NAME} and would like to ask about a property.`;
  return `https://wa.me/${internationalDigits(phone)}?text=${encodeURIComponent(message)}`;
}

/** Starts a mail to the agent. Encoded, as a `?` in the address could add a recipient. */
export function mailLink({ email }: Pick<Agent, 'email'>): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(`Property enquiry from ${PRODUCT_NAME}`)}`;
}
