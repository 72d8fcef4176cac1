import { useDispatch } from 'react-redux';
import type {
  NotificationChannel,
  NotificationKind,
  OwnNotifications,
} from '@naija/contracts/http/notifications';
import { submitIntent, usePendingIntents, type PendingIntent, onOutboxEvent } from '@naija/runtime';
import { showToast } from '@naija/ui';
import { NOTIFICATION_MESSAGES as TEXT } from './messages.ts';
import { SECTIONS } from '../../navigation/sections.ts';
import { tabPath } from '../../navigation/tabs.ts';
import { showSettings, invalidateNotifications } from '../../notifications/notifications-api.ts';
import { useEffect } from 'react';

interface Setting {
  readonly kind: NotificationKind;
  readonly channel: NotificationChannel;
  readonly agentId: string;
  /** As the server knows all of it. */
  readonly known: OwnNotifications;
}

interface ChangedSetting {
  readonly isOn: boolean;
  /** The change, where it could not be sent yet. */
  readonly waiting: PendingIntent | undefined;
  readonly change: (isOn: boolean) => void;
}

/** One switch, and a change of it that goes through the outbox: a later one takes the place of one that waits. */
export function useSetting({ kind, channel, agentId, known }: Setting): ChangedSetting {
  const dispatch = useDispatch();
  const pending = usePendingIntents(agentId).filter(
    (intent) =>
      intent.kind === 'notification' &&
      !intent.sent &&
      intent.fields['kind'] === kind &&
      intent.fields['channel'] === channel,
  );
  const last = pending.at(-1);
  const change = async (next: boolean) => {
    const intent = {
      kind: 'notification' as const,
      about: agentId,
      owner: agentId,
      title: TEXT.setting(TEXT.kinds[kind], TEXT.channels[channel].label),
      path: tabPath('settings', SECTIONS.notifications.id),
      fields: { kind, channel, isOn: next },
    };
    try {
      await submitIntent(
        intent,
        undefined,
        pending.map(({ key }) => key),
      );
      const { settings } = known;
      dispatch(showSettings(known, { ...settings, [kind]: { ...settings[kind], [channel]: next } }));
    } catch {
      showToast(TEXT.notChanged, { kind: 'danger' });
    }
  };
  // One that is on its way arrives in a moment.
  const isWaiting = last && !last.sending && (last.tried || last.problem || last.inMemory);
  return {
    isOn: last && !last.problem ? last.fields['isOn'] === true : known.settings[kind][channel],
    waiting: isWaiting ? last : undefined,
    change: (next) => void change(next),
  };
}

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
