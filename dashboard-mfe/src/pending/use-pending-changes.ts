import { useMemo, useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { usePendingIntents, type PendingIntent, cancelIntent } from '@naija/runtime';
import { showToast } from '@naija/ui';
import { invalidateAgent } from '../api/agent-api.ts';
import { DASHBOARD_MESSAGES } from '../messages.ts';

/** The agent's pending profile changes, oldest first. */
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

/** Cancels pending changes, last first, since each is based on the one before. */
export function useCancelChanges() {
  const dispatch = useDispatch();
  return useCallback(
    async (pending: readonly PendingIntent[]) => {
      for (const intent of [...pending].reverse()) await cancelIntent(intent);
      // The server may have processed a request whose response was lost.
      if (pending.some(({ tried }) => tried)) dispatch(invalidateAgent());
      showToast(DASHBOARD_MESSAGES.pending.cancelled);
    },
    [dispatch],
  );
}
