import { NOTIFICATION_TEXTS } from '@naija/contracts/pwa/notification-texts';
import { words } from '@naija/runtime';

/** In the language of the page, for the worker, which loads no catalogue. */
export const notificationTexts = words('shell.notifications', NOTIFICATION_TEXTS);
