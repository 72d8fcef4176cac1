import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type {
  NotificationChannel,
  NotificationKind,
  OwnNotifications,
} from '@naija/contracts/http/notifications';
import { submitIntent, usePendingIntents, type PendingIntent, onOutboxEvent } from '@naija/runtime';
import { showToast } from '@naija/ui';
import { SECTIONS } from '../../navigation/sections.ts';
import { tabPath } from '../../navigation/tabs.ts';
import { showSettings, invalidateNotifications } from '../../notifications/notifications-api.ts';
import { NOTIFICATION_MESSAGES as TEXT } from './messages.ts';

interface Setting {
  readonly kind: NotificationKind;
  readonly channel: NotificationChannel;
  readonly agentId: string;
  /** All settings as the server has them. */
  readonly known: OwnNotifications;
}

interface ChangedSetting {
  readonly isOn: boolean;
  /** The pending change, if it could not be sent at once. */
  readonly waiting: PendingIntent | undefined;
  readonly change: (isOn: boolean) => void;
}

/** The state of one switch. Changes go through the outbox, and a later one replaces a pending one. */
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
  // A change that is being sent is not shown as pending.
  const isWaiting = last && !last.sending && (last.tried || last.problem || last.inMemory);
  return {
    isOn: last && !last.problem ? last.fields['isOn'] === true : known.settings[kind][channel],
    waiting: isWaiting ? last : undefined,
    change: (next) => void change(next),
  };
}

/** Reloads the settings after any tab or worker has sent a change, or had one refused. */
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
