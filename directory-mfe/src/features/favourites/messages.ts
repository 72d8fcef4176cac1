import { words } from '@naija/runtime';
import { countAgents } from '../../agents/messages.ts';

export const FAVOURITES_MESSAGES = words('directory.favourites', {
  list: 'Your list',
  compare: 'Compare',
  count: (count: number) =>
    `${countAgents(count)} saved on this device, even after you log out. You can see them offline too.`,
  none: 'No saved agents yet',
  noneHint: 'Tap the heart on an agent to keep them here. You can see them offline too.',
  find: 'Find agents',
  savedOn: (day: string) => `Saved on ${day}`,
  notListed: 'This agent is no longer listed',
  remove: 'Remove',
  failed: "We couldn't load this agent",
  retry: 'Retry',
  call: (name: string, phone: string) => `Call ${name}, ${phone}`,
});
