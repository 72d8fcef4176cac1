import { normalizePhone } from '@naija/contracts/domain/phone';
import type { Agent } from '@naija/contracts/http/agents';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { words } from '@naija/runtime';

const TEXT = words('directory.contactLinks', {
  whatsAppGreeting: (name: string) =>
    `Hello ${name}, I found your profile on ${PRODUCT_NAME} and would like to ask about a property.`,
  emailSubject: `Property enquiry from ${PRODUCT_NAME}`,
});

/** Undefined for a number that cannot be called, as one that was stored by an earlier release may be. */
export function callLink({ phone }: Pick<Agent, 'phone'>): string | undefined {
  const number = normalizePhone(phone);
  return number && `tel:${number}`;
}

/** Undefined for a number that cannot be called. */
export function whatsAppLink({ name, phone }: Pick<Agent, 'name' | 'phone'>): string | undefined {
  const number = normalizePhone(phone)?.slice(1);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(TEXT.whatsAppGreeting(name))}`;
}

/** Starts a mail to the agent. Encoded, as a `?` in the address could add a recipient. */
export function mailLink({ email }: Pick<Agent, 'email'>): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(TEXT.emailSubject)}`;
}
