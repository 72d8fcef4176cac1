import { scope } from '../scope.ts';
import { openPage } from './open.ts';
import { resubscribe } from './resubscribe.ts';
import { showPush } from './show.ts';

/** Shows pushes, opens what they are about, and goes on where the browser has renewed the subscription. */
export function handleNotifications(): void {
  scope.addEventListener('push', (event) => {
    event.waitUntil(showPush(event.data));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(String(event.notification.data)));
  });
  scope.addEventListener('pushsubscriptionchange' as 'activate', (event) => {
    event.waitUntil(resubscribe(event));
  });
}
