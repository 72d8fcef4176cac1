import { words } from '@naija/runtime';

/** Where a page is not cached on this device. */
export const CACHED_PAGES_MESSAGES = words('directory.cachedPages', {
  none: 'This is not saved on this device. What you open while you have a connection can be read later without one.',
  states: 'States saved on this device',
  agents: 'Agents saved on this device',
});
