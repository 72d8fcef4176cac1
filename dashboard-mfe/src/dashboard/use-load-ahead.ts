import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { photoUrl } from '@naija/contracts/domain/photos';
import { WORK_THUMB_SIZES } from '@naija/contracts/domain/work-photos';
import { isDataSaverOn } from '@naija/runtime';
import { isListed } from '../shared/completeness.ts';
import type { OwnRecord } from '../api/agent-api.ts';
import { loadPhone } from '../features/checks/phone-api.ts';
import { loadRegistrations } from '../features/checks/registrations-api.ts';
import { loadComments } from '../features/comments/comments-api.ts';
import { keepCard } from '../features/overview/use-card.ts';
import { loadNotifications } from '../notifications/notifications-api.ts';

/**
 * Once the record has come from the server, loads what other tabs and dialogs show, so that they open without a network:
 * comments and settings, and without the data saver also photos of work and the share card.
 */
export function useLoadAhead(record: OwnRecord | undefined): void {
  const dispatch = useDispatch() as (action: unknown) => unknown;
  const isFresh = record !== undefined && record.savedAt === undefined;
  useEffect(() => {
    if (!isFresh || !('caches' in globalThis)) return;
    const { data, work = [] } = record;
    dispatch(loadComments(data.id));
    dispatch(loadPhone(data.phone));
    dispatch(loadRegistrations());
    dispatch(loadNotifications());
    if (isDataSaverOn()) return;
    if (isListed(data)) keepCard(data.id).catch(() => undefined); // The dialog says so when it is opened.
    // The service worker keeps them, and answers with this size where another is missing.
    if ('serviceWorker' in navigator && navigator.serviceWorker.controller)
      for (const { photo } of work)
        fetch(photoUrl(photo, WORK_THUMB_SIZES[0], 'webp')).catch(() => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once, and not at each change of the record.
  }, [isFresh, dispatch]);
}
