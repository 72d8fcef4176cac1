import { authPaths } from '@naija/contracts/http/auth';
import { SHARED_PHOTOS_CACHE } from '@naija/contracts/pwa/share-target';
import { PAGES_CACHE } from '@naija/contracts/pwa/worker-messages';
import { withTimeout } from '@naija/outbox/timing';
import { readCookie, sessionToken } from '../session/cookies.ts';
import { deletePrivateData } from '../session/private-data.ts';
import { endSession } from '../session/session.ts';
import { settleUnsent } from './logout-question.ts';

const REVOCATION_TIMEOUT_MS = 3_000;

/**
 * Logs the agent out on this device at once, whether or not the server can be reached, and loads the home page anew,
 * so that nothing private stays in memory or on the device. Asks first about unsent data; the agent may stay for it.
 */
export async function logout(): Promise<void> {
  const settled = settleUnsent(readCookie('id'));
  if (settled && !(await settled)) return;
  const token = sessionToken();
  endSession();
  await Promise.all([deletePrivateData(), deleteCaches(), token !== undefined && revoke(token)]);
  globalThis.location.assign('/');
}

/** Revokes the session on the server; settles on response, failure or timeout. */
async function revoke(token: string): Promise<void> {
  // With `keepalive` a slow request outlives the page; browsers without it get the wait alone.
  const request = fetch(authPaths.logout, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => undefined); // The server drops the session after a day.
  await withTimeout(request, REVOCATION_TIMEOUT_MS, () => undefined);
}

/** Deletes a photo that was shared with the app and not used, and cached pages. Never rejects. */
async function deleteCaches(): Promise<void> {
  try {
    await Promise.all([SHARED_PHOTOS_CACHE, PAGES_CACHE].map((name) => caches.delete(name)));
  } catch {
    // Without cache storage there is none.
  }
}
