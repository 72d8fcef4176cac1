import { internationalDigits } from '@naija/contracts/domain/phone';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import type { Agent } from '@naija/contracts/http/agents';

/** Opens WhatsApp with a first message to the agent, which the visitor can change before it is sent. */
export function whatsAppLink({ name, phone }: Pick<Agent, 'name' | 'phone'>): string {
  const message = `Hello ${name}, I found your profile on ${PRODUCT_NAME} and would like to ask about a property.`;
  return `https://wa.me/${internationalDigits(phone)}?text=${encodeURIComponent(message)}`;
}

/** Begins a mail to the agent. The address may hold characters, such as `?`, that would add a recipient. */
export function mailLink({ email }: Pick<Agent, 'email'>): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(`Property enquiry from ${PRODUCT_NAME}`)}`;
}
