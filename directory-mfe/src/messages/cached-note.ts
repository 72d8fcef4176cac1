import { words } from '@naija/runtime';

export const CACHED_NOTE_MESSAGES = words('directory.cachedNote', {
  savedOnly: 'Without a connection, only the agents saved on this device were searched.',
});
