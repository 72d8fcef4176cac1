import { words } from '@naija/runtime';

/** Words in the file that puts an agent into the contacts of a device. */
export const CONTACT_CARD_MESSAGES = words('directory.contactCard', {
  jobTitle: 'Property agent',
  foundOn: (site: string) => `Found on ${site}`,
});
