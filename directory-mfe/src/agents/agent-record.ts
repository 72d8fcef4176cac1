import { normalizePhone } from '@naija/contracts/domain/phone';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { stateName } from '@naija/contracts/domain/states';
import type { Agent } from '@naija/contracts/http/agents';
import { words } from '@naija/runtime';

const TEXT = words('directory.contactLinks', {
  whatsAppGreeting: (name: string) =>
    `Hello ${name}, I found your profile on ${PRODUCT_NAME} and would like to ask about a property.`,
  emailSubject: `Property enquiry from ${PRODUCT_NAME}`,
});

/** Undefined for a number that cannot be called; earlier releases may have stored one. */
export function callLink({ phone }: Pick<Agent, 'phone'>): string | undefined {
  const number = normalizePhone(phone);
  return number && `tel:${number}`;
}

/** Undefined for a number that cannot be called. */
export function whatsAppLink({ name, phone }: Pick<Agent, 'name' | 'phone'>): string | undefined {
  const number = normalizePhone(phone)?.slice(1);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(TEXT.whatsAppGreeting(name))}`;
}

/** Link that starts a mail to the agent. The address is encoded, because a `?` in it could add a recipient. */
export function mailLink({ email }: Pick<Agent, 'email'>): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(TEXT.emailSubject)}`;
}

/** The areas that an agent serves; only areas outside the agent's state name their state. Undefined for none. */
export function areaNames({ areas, state }: Pick<Agent, 'areas' | 'state'>): string | undefined {
  const own = `, ${stateName(state)}`;
  return areas?.map((area) => area.replace(own, '')).join(' · ');
}
