export type { PushOptions } from './endpoint.ts';
export { notificationsModule } from './module.ts';
export { createNotifications, type Notifications } from './notifications.ts';
export { openPush } from './open-push.ts';
