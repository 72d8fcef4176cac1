export { notificationsModule } from './module.ts';
export { createNotifications, type Notifications } from './notifications.ts';
export type { PushOptions } from './endpoint.ts';
export { openPush } from './open-push.ts';
export { notificationData } from './personal-data.ts';
export { PUSH, pushTask } from './push-task.ts';
export { notificationRoutes } from './routes.ts';
export { oneClickRoute } from './unsubscribe-routes.ts';
