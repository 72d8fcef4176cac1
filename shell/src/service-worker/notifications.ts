import { notificationPaths, type PushMessage } from '@naija/contracts/http/notifications';
import { subscriptionRequest, PUSH_AGENT_PATH, PUSH_CACHE } from '@naija/contracts/pwa/push';
import { openPages, postToPages, scope } from './scope.ts';
import { cookieSession } from './background-sync.ts';
import { storedPagesLanguage } from './served-pages.ts';
import { noticeOf } from './notification-texts.ts';

/** Shows pushes, opens their pages, and subscribes again when the browser has renewed the subscription. */
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

/** Opens the page of a notification in the tab that shows it, or in a new tab. Other tabs stay as they are. */
async function openPage(path: string): Promise<void> {
  const { href } = new URL(path, scope.location.origin);
  const open = (await openPages()).find(({ url }) => url.split('#', 1)[0] === href);
  await (open ? open.focus() : scope.clients.openWindow(href));
}

interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** Sends the server the subscription that replaces one that the browser ended. */
async function resubscribe({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const session = await cookieSession();
  // The next dashboard that the agent opens subscribes.
  if (!session || !(await isAgentHere())) return;
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  const subscription =
    newSubscription ??
    (applicationServerKey &&
      (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })));
  if (!subscription) return;
  await fetch(notificationPaths.pushSubscription, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.token}` },
    body: JSON.stringify(subscriptionRequest(subscription)),
    credentials: 'omit',
    redirect: 'error',
  });
}

/** Notification options with `renotify`, which browsers support but the types of TypeScript lack. */
interface Shown extends NotificationOptions {
  readonly renotify: boolean;
}

/** Shows a push. If its agent has left this device, shows nothing and ends the subscription. */
async function showPush(data: PushMessageData | null): Promise<void> {
  if (!(await isAgentHere())) {
    await (await scope.registration.pushManager.getSubscription())?.unsubscribe();
    return;
  }
  const { kind, count } = readPush(data);
  const { title, body, path } = await noticeOf(kind, count);
  const shown: Shown = {
    body,
    // One notification of each kind, because the later one has the total number.
    tag: kind,
    renotify: true,
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-512.png',
    lang: (await storedPagesLanguage()) ?? 'en-NG',
    data: path,
  };
  await scope.registration.showNotification(title, shown);
  await postToPages({ type: 'NOTIFIED', kind });
  if (kind === 'comment' && 'setAppBadge' in scope.navigator)
    await scope.navigator.setAppBadge(count).catch(() => undefined);
}

/** Reads a push of any version of the server. Browsers require that something is shown. */
function readPush(data: PushMessageData | null): { kind: string; count: number } {
  try {
    const { kind, count } = data?.json() as Partial<Record<keyof PushMessage, unknown>>;
    return { kind: String(kind), count: Number.isInteger(count) ? Number(count) : 1 };
  } catch {
    return { kind: '', count: 1 };
  }
}

/**
 * True if the agent who asked for notifications on this device is logged in. If cookies cannot be read, the request
 * itself is enough.
 */
async function isAgentHere(): Promise<boolean> {
  const agent = await (await caches.match(PUSH_AGENT_PATH, { cacheName: PUSH_CACHE }))?.text();
  if (agent === undefined) return false;
  return !('cookieStore' in scope) || (await cookieSession())?.id === agent;
}
