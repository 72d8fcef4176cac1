import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { OUTBOX_MESSAGES } from '@naija/contracts/domain/outbox-messages';
import type { ProfileEditResponse, ProfileUpdateResponse } from '@naija/contracts/http/agents';
import { onOutboxEvent, translateText, type createAppStore, type OutboxEvent } from '@naija/runtime';
import { showToast } from '@naija/ui';
import { invalidateAgent, replaceAgent } from '../api/agent-api.ts';

type AppDispatch = ReturnType<typeof createAppStore>['dispatch'];
type SentEvent = Extract<OutboxEvent, { type: 'sent' }>;

/**
 * Shows a toast after any tab or worker has sent an agent's change, or had one refused, and updates the cached record.
 * @param onSent must be a stable function
 */
export function useProfileEvents(
  id: string | undefined,
  onSent?: (kind: 'edit' | 'completion') => void,
): void {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(
    () =>
      onOutboxEvent((event) => {
        if (event.type !== 'sent' && event.type !== 'needs-you') return;
        const { kind, about, owner } = event.intent;
        if ((kind !== 'edit' && kind !== 'completion') || about !== id || owner !== id) return;
        if (event.type === 'needs-you') {
          const { problem } = event;
          const message = problem.kind === 'changed' ? OUTBOX_MESSAGES.profileChanged : problem.message;
          showToast(translateText(message), { kind: 'danger' });
          if (problem.kind === 'changed') dispatch(invalidateAgent());
          return;
        }
        if (kind === 'edit') updateCache(dispatch, event);
        else dispatch(invalidateAgent());
        showToast(translateText((event.body as ProfileUpdateResponse).message), { kind: 'success' });
        onSent?.(kind);
      }),
    [id, dispatch, onSent],
  );
}

function updateCache(dispatch: AppDispatch, { body, etag }: SentEvent): void {
  const { updatedUser } = (body as ProfileEditResponse).data;
  // The next edit needs the version for `If-Match`, so a response without one causes a refetch.
  if (etag === null) dispatch(invalidateAgent());
  else dispatch(replaceAgent({ data: updatedUser, etag }));
}
