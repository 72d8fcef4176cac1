export const CACHED_NOTE_MESSAGES = {
  savedOnly: 'Without a connection, only the agents saved on this device were searched.',
} as const;
