import { readCookie } from './cookies.ts';
import { onSessionChange } from './session-events.ts';
import { sessionState } from './session-state.ts';

/** Prefix of the storage keys that hold an agent's private data. */
const KEY_PREFIX = 'naija:private:';
const CACHE_PREFIX = 'naija-private-';
/** Key, in each storage, of the id of the agent who owns its private data. */
const OWNER_KEY = `${KEY_PREFIX}owner`;

/** Deletes private data from storages, synchronously, and from caches. Never rejects. Unsent data stays in IndexedDB. */
export async function deletePrivateData(): Promise<void> {
  clearStorage('sessionStorage');
  clearStorage('localStorage');
  // The badge on the icon of the installed app shows the number of new comments.
  if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => undefined);
  await deletePrivateCaches();
}

/** Deletes private data of all agents except the one with this id. */
export async function deletePrivateDataOfOthers(id: string): Promise<void> {
  // A restored tab has its old session storage, even if another agent has logged in since.
  claimStorage('sessionStorage', id);
  if (claimStorage('localStorage', id)) await deletePrivateCaches();
}

type StorageName = 'localStorage' | 'sessionStorage';

/** Assigns a storage to an agent. @returns true if its private data belonged to another agent */
function claimStorage(name: StorageName, id: string): boolean {
  try {
    if (globalThis[name].getItem(OWNER_KEY) === id) return false;
    clearStorage(name);
    globalThis[name].setItem(OWNER_KEY, id);
  } catch {
    // Storage is blocked, so the owner of the caches is unknown.
  }
  return true;
}

function clearStorage(name: StorageName): void {
  try {
    const storage = globalThis[name];
    for (const key of Object.keys(storage)) if (key.startsWith(KEY_PREFIX)) storage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}

/** Deletes private copies of server data. Never rejects. */
export async function deletePrivateCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Storage is blocked, so nothing is cached.
  }
}

/**
 * Deletes private data of other agents now and whenever the session changes. While the page still shows an ended session,
 * only copies of server data are deleted.
 */
export function guardPrivateData(): () => void {
  const check = () => {
    const state = sessionState();
    const owner = readCookie('id');
    if (state === 'open' && owner !== undefined) void deletePrivateDataOfOthers(owner);
    else if (state === 'none') void deletePrivateData();
    else if (state === 'ended') void deletePrivateCaches();
  };
  check();
  return onSessionChange(check);
}
