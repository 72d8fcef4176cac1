import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { WorkPhotosResponse } from '@naija/contracts/http/work-photos';
import { onOutboxEvent, translateText, usePendingIntents, type PendingIntent } from '@naija/runtime';
import { showToast } from '@naija/ui';
import { upsertWorkPhotos } from './work-photos-api.ts';

/** The pending changes of an agent's gallery, oldest first. */
export function useGalleryChanges(agentId: string): readonly PendingIntent[] {
  const intents = usePendingIntents(agentId);
  return useMemo(
    () => intents.filter(({ kind, owner, sent }) => kind === 'work-photo' && owner === agentId && !sent),
    [intents, agentId],
  );
}

/** Shows the gallery after each change that any tab or worker has sent, and says why a change was refused. */
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
