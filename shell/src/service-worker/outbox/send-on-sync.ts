import { createBackoff, sendOnce, SYNC_TAG } from '@naija/runtime/outbox';
import { scope } from '../scope.ts';
import { cookieSession } from './session.ts';

/** Background Sync is no standard yet, so the compiler does not know of it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Sends what waits when the browser says that there is a line again, also where no page is open any more. */
export function sendOnSync(): void {
  scope.addEventListener('sync' as 'activate', (event) => {
    if ((event as SyncEvent).tag === SYNC_TAG) event.waitUntil(send());
  });
}

/** Rejects where something is left to be tried again: then the browser calls later. */
async function send(): Promise<void> {
  const left = await sendOnce({
    session: cookieSession,
    // The next page that the agent opens is refused as well, and says so.
    sessionOver: () => undefined,
    backoff: createBackoff(),
  });
  if (left !== undefined) throw new Error('Not everything could be sent');
}
