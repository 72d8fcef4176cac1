import { readCookie } from './cookies.ts';
import { onSessionChange } from './session-events.ts';
import { sessionState } from './session-state.ts';

/** Prefix of the storage keys that hold an agent's private data. */
const KEY_PREFIX = 'naija:private:';
const CACHE_PREFIX = 'naija-private-';
/** In each storage: the id of the agent whom its private data belongs to. */
const OWNER_KEY = `${KEY_PREFIX}owner`;

/** Deletes private data from storages, at once, and caches; never rejects. Unsent data stays in IndexedDB. */
export async function deletePrivateData(): Promise<void> {
  clearStorage('sessionStorage');
  clearStorage('localStorage');
  // The number of new comments on the icon of the installed app.
  if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => undefined);
  await deletePrivateCaches();
}

/** Deletes private data of all agents but the one with this id. */
export async function deletePrivateDataOfOthers(id: string): Promise<void> {
  // A restored tab brings its old session storage back, whoever has logged in since.
  claimStorage('sessionStorage', id);
  if (claimStorage('localStorage', id)) await deletePrivateCaches();
}

type StorageName = 'localStorage' | 'sessionStorage';

/** @returns true if its private data was not this agent's */
function claimStorage(name: StorageName, id: string): boolean {
  try {
    if (globalThis[name].getItem(OWNER_KEY) === id) return false;
    clearStorage(name);
    globalThis[name].setItem(OWNER_KEY, id);
  } catch {
    // Storage is blocked: whose the caches are is unknown.
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

/** Deletes private copies of what the server has; never rejects. */
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
 * Deletes private data of others now and whenever the session changes; while an ended one is on screen, only copies of
 * what the server has.
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
