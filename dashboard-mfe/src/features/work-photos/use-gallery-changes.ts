import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { WorkPhotosResponse } from '@naija/contracts/http/work-photos';
import { onOutboxEvent, translateText, usePendingIntents, type PendingIntent } from '@naija/runtime';
import { showToast } from '@naija/ui';
import { upsertWorkPhotos } from './work-photos-api.ts';

/** The changes of an agent's gallery that this device has yet to send, oldest first. */
export function useGalleryChanges(agentId: string): readonly PendingIntent[] {
  const intents = usePendingIntents(agentId);
  return useMemo(
    () => intents.filter(({ kind, owner, sent }) => kind === 'work-photo' && owner === agentId && !sent),
    [intents, agentId],
  );
}

/** Shows the gallery of each response, from any tab or the worker, and says why a change was refused. */
export function useGalleryEvents(agentId: string): void {
  const dispatch = useDispatch();
  useEffect(
    () =>
      onOutboxEvent((event) => {
        if (event.type !== 'sent' && event.type !== 'needs-you') return;
        const { kind, owner } = event.intent;
        if (kind !== 'work-photo' || owner !== agentId) return;
        if (event.type === 'sent') {
          const work = (event.body as WorkPhotosResponse).data;
          dispatch(upsertWorkPhotos(agentId, work));
        } else if (event.problem.kind === 'refused')
          showToast(translateText(event.problem.message), { kind: 'danger' });
      }),
    [agentId, dispatch],
  );
}
