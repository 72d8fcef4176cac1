export { COMMENT_MAIL, commentMailTask } from './comment-mail.ts';
export { createNotifications, type Notifications } from './notifications.ts';
export { notificationData } from './personal-data.ts';
export type { PushOptions } from './endpoint.ts';
export { PUSH, pushTask } from './push-task.ts';
export { notificationRoutes } from './routes.ts';
export { oneClickRoute } from './unsubscribe-routes.ts';
