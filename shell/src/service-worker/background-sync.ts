import { createBackoff, sendOnce, SYNC_TAG, type Session } from '@naija/outbox';
import { scope } from './scope.ts';

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Sends pending changes when the browser is online again, even if no page is open. */
export function handleBackgroundSync(): void {
  scope.addEventListener('sync' as 'activate', (event) => {
    if ((event as SyncEvent).tag === SYNC_TAG) event.waitUntil(send());
  });
}

async function send(): Promise<void> {
  const left = await sendOnce({
    session: cookieSession,
    // The next page that the agent opens is refused as well, and shows it.
    onSessionRefused: () => undefined,
    backoff: createBackoff(),
  });
  if (left !== undefined) throw new Error('Not everything could be sent');
}

/** The logged-in agent; also undefined if workers cannot read cookies, in browsers without Background Sync. */
export async function cookieSession(): Promise<Session | undefined> {
  if (!('cookieStore' in scope)) return undefined;
  const [token, id] = await Promise.all([readCookie('token'), readCookie('id')]);
  return token === undefined || id === undefined ? undefined : { token, id };
}

/** Pages write cookies with js-cookie, which percent-encodes. */
async function readCookie(name: string): Promise<string | undefined> {
  const cookie = await scope.cookieStore.get(name);
  return cookie?.value === undefined ? undefined : decodeURIComponent(cookie.value);
}
