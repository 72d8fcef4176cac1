import type { NotificationChannel, NotificationKind } from '@naija/contracts/http/notifications';
import { words } from '@naija/runtime';

/** Texts about notifications. */
export const NOTIFICATION_MESSAGES = words('dashboard.notifications', {
  loading: 'Loading your notifications',
  loadFailed: "We couldn't load your notifications",
  refreshFailed: "We couldn't refresh your notifications",
  title: 'Notifications',
  kinds: {
    comment: 'New comments on your profile',
    answer: 'Our decisions and answers to your appeals',
  } satisfies Readonly<Record<NotificationKind, string>>,
  channels: {
    mail: { label: 'Email', hint: 'Several within 15 minutes come as one email.' },
    push: { label: 'Your devices', hint: 'Those where you turn notifications on.' },
  } satisfies Readonly<Record<NotificationChannel, { readonly label: string; readonly hint: string }>>,
  answerMailHint: 'You also find them in your dashboard.',
  device: 'Notifications on this device',
  deviceHint:
    'We tell you here as it happens, while you are logged in: for a day after each login. After the next one they go on by themselves.',
  states: {
    off: 'This site sends no notifications to devices at the moment.',
    unsupported: "This browser can't show notifications. Email still tells you.",
    ios: 'On an iPhone or iPad, add the app to your home screen first: tap Share, then “Add to Home Screen”. Open it from there and turn notifications on.',
    blocked:
      'Your browser blocks notifications from this site. Tap the icon beside the address, allow notifications, then come back here.',
    noWorker:
      'With data saver on, this device has not downloaded the app yet. Turn data saver off or install the app, then try again.',
  },
  dismissed: 'Your browser did not allow it. Turn it on again, and choose “Allow”.',
  noService:
    "Your browser's notification service can't be reached. Check your internet connection and try again.",
  notStored: 'Not turned on.',
  notChanged: 'Not changed. Please check your internet connection and try again.',
  turnedOn: 'Notifications are on for this device.',
  turnedOff: 'Notifications are off for this device.',
  turningOn: 'Turning on…',
  setting: (kind: string, channel: string) => `${kind}: ${channel}`,
});
