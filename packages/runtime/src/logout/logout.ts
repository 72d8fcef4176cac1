import { authPaths } from '@naija/contracts/http/auth';
import { PUSH_CACHE } from '@naija/contracts/pwa/push';
import { SHARED_PHOTOS_CACHE } from '@naija/contracts/pwa/share-target';
import { PAGES_CACHE } from '@naija/contracts/pwa/worker-messages';
import { withTimeout } from '@naija/outbox/timing';
import { readCookie, sessionToken } from '../session/cookies.ts';
import { deletePrivateData } from '../session/private-data.ts';
import { endSession } from '../session/session.ts';
import { deleteUnsent } from '../outbox/intents.ts';
import { isOutboxUsed } from '../outbox/outbox.ts';
import { settleUnsent } from './logout-question.ts';

const ACCOUNT_DELETED_PATH = '/account-deleted';
const REVOCATION_TIMEOUT_MS = 3_000;

/**
 * Logs the agent out on this device at once, even if the server cannot be reached, and reloads the home page, so that no
 * private data stays in memory or on the device. Asks first about unsent data; the agent may then cancel the logout.
 */
export async function logout(): Promise<void> {
  const settled = settleUnsent(readCookie('id'));
  if (settled && !(await settled)) return;
  const token = sessionToken();
  endSession();
  await Promise.all([deletePrivateData(), deleteCaches(), token !== undefined && revoke(token)]);
  globalThis.location.assign('/');
}

/**
 * Removes all data of a deleted account from this device, unsent data included, and loads a page that explains how to keep
 * the account. The server has ended its sessions. Never rejects.
 * @param id of its agent; required if the session has ended, because the id is deleted with it
 */
export async function forgetDeletedAccount(id = readCookie('id')): Promise<void> {
  endSession();
  // Unsent data that cannot be deleted now is never sent, because its owner cannot log in.
  const unsent = id !== undefined && isOutboxUsed() && deleteUnsent(id).catch(() => undefined);
  await Promise.all([deletePrivateData(), deleteCaches(), unsent]);
  globalThis.location.assign(ACCOUNT_DELETED_PATH);
}

/** Revokes the session on the server; settles on response, failure or timeout. */
async function revoke(token: string): Promise<void> {
  // With `keepalive` a slow request outlives the page; other browsers only wait for it.
  const request = fetch(authPaths.logout, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => undefined); // The server drops the session after a day.
  await withTimeout(request, REVOCATION_TIMEOUT_MS, () => undefined);
}

/** Deletes unused photos shared with the app, cached pages, and the recipient of push messages. Never rejects. */
async function deleteCaches(): Promise<void> {
  try {
    await Promise.all([SHARED_PHOTOS_CACHE, PAGES_CACHE, PUSH_CACHE].map((name) => caches.delete(name)));
  } catch {
    // A browser without cache storage has no caches.
  }
}
