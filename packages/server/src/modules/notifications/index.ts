export { notificationsModule } from './module.ts';
export { createNotifications, type Notifications } from './notifications.ts';
export type { PushOptions } from './push-options.ts';
export { openPush } from './open-push.ts';
