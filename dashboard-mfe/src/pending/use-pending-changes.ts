import { useMemo } from 'react';
import { usePendingIntents, type PendingIntent } from '@naija/runtime';

/** The agent's profile changes that this device has yet to send, oldest first. */
export function usePendingChanges(id: string): readonly PendingIntent[] {
  const intents = usePendingIntents(id);
  return useMemo(
    () =>
      intents.filter(
        ({ kind, about, owner, sent }) =>
          (kind === 'edit' || kind === 'completion') && about === id && owner === id && !sent,
      ),
    [intents, id],
  );
}
