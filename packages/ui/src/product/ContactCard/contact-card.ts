import VCard from 'vcard-creator';
import { pagePaths } from '@naija/contracts/domain/pages';
import { normalizePhone } from '@naija/contracts/domain/phone';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { stateName } from '@naija/contracts/domain/states';
import type { Agent } from '@naija/contracts/http/agents';
import { words } from '@naija/runtime';
import { downloadFile } from '../../foundations/files/download-file.ts';

/** Translated labels in the file. */
const texts = words('ui.contactCard', {
  jobTitle: 'Property agent',
  foundOn: (site: string) => `Found on ${site}`,
});

const MIME_TYPE = 'text/vcard';

/**
 * An agent as a vCard 3.0 (RFC 2426), the version that the contacts of Android and iOS both read.
 * @param origin of the site, for the address of the profile
 */
export function contactCard(agent: Agent, origin: string): string {
  const { id, name, phone, email, address, state } = agent;
  return (
    new VCard()
      // Agents give one name, and its family part is unknown.
      .addName({ givenName: name })
      .addJobtitle(texts.jobTitle)
      .addPhoneNumber({ number: normalizePhone(phone) ?? phone, type: ['cell'] })
      .addEmail({ address: email })
      .addAddress({ street: address, region: stateName(state), country: 'Nigeria', type: ['work'] })
      .addUrl({ url: origin + pagePaths.agent(id) })
      .addNote(texts.foundOn(PRODUCT_NAME))
      .buildVCard()
  );
}

/** Offers an agent to the contacts of the device, as a downloaded file. */
export function downloadContactCard(agent: Agent): void {
  const file = new Blob([contactCard(agent, globalThis.location.origin)], { type: MIME_TYPE });
  downloadFile(file, fileName(agent.name));
}

/** Letters and digits of any script, joined by hyphens. */
function fileName(name: string): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${words.join('-') || 'agent'}.vcf`;
}
