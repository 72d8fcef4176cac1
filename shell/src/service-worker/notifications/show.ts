import type { PushMessage } from '@naija/contracts/http/notifications';
import { postToPages } from '../post-to-pages.ts';
import { scope } from '../scope.ts';
import { storedPagesLanguage } from '../stored-pages-language.ts';
import { isAgentHere } from './for-whom.ts';
import { noticeOf } from './texts.ts';

/** As browsers know it; the compiler does not know `renotify`. */
interface Shown extends NotificationOptions {
  readonly renotify: boolean;
}

/** Shows what a push is about; on a device that its agent has left, nothing, and no further push comes. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  if (!(await isAgentHere())) {
    await (await scope.registration.pushManager.getSubscription())?.unsubscribe();
    return;
  }
  const { kind, count } = readPush(data);
  const { title, body, path } = await noticeOf(kind, count);
  const shown: Shown = {
    body,
    // One of each kind: the later has the number of both.
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

/** Whatever a server of another version sends, something is shown: browsers demand it. */
function readPush(data: PushMessageData | null): { kind: string; count: number } {
  try {
    const { kind, count } = data?.json() as Partial<Record<keyof PushMessage, unknown>>;
    return { kind: String(kind), count: Number.isInteger(count) ? Number(count) : 1 };
  } catch {
    return { kind: '', count: 1 };
  }
}
