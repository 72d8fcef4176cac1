import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { onOutboxEvent } from '@naija/runtime';
import { invalidateNotifications } from '../../notifications/notifications-api.ts';

/** Reads the switches again where a change was sent or refused, in whichever tab or worker. */
export function useSettingEvents(): void {
  const dispatch = useDispatch();
  useEffect(
    () =>
      onOutboxEvent((event) => {
        if (event.type !== 'sent' && event.type !== 'needs-you') return;
        if (event.intent.kind === 'notification') dispatch(invalidateNotifications());
      }),
    [dispatch],
  );
}
