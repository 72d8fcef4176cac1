/** Keys of the storages that begin so hold something of one agent. */
const STORED = 'naija:private:';
/** Caches whose names begin so hold something of one agent. */
const CACHED = 'naija-private-';
/** In each storage: the id of the agent to whom what is private in it belongs. */
const OWNER = `${STORED}owner`;

/**
 * Removes what this phone keeps of any agent, from the storages at once and from the caches when it settles; it never
 * rejects. What waits to be sent lies in IndexedDB, locked to its agent, and stays.
 */
export async function forgetPrivate(): Promise<void> {
  emptyStorage('sessionStorage');
  emptyStorage('localStorage');
  await emptyCaches();
}

/** As `forgetPrivate`, but leaves what belongs to the agent with this id. */
export async function keepPrivateOf(id: string): Promise<void> {
  // A tab that the browser brings back has a session storage from before, whoever has logged in since.
  takeOver('sessionStorage', id);
  if (takeOver('localStorage', id)) await emptyCaches();
}

type Area = 'localStorage' | 'sessionStorage';

/** @returns true if what was there did not belong to this agent */
function takeOver(area: Area, id: string): boolean {
  try {
    if (globalThis[area].getItem(OWNER) === id) return false;
    emptyStorage(area);
    globalThis[area].setItem(OWNER, id);
  } catch {
    // Storage is forbidden: whose the caches are cannot be known.
  }
  return true;
}

function emptyStorage(area: Area): void {
  try {
    const storage = globalThis[area];
    for (const key of Object.keys(storage)) if (key.startsWith(STORED)) storage.removeItem(key);
  } catch {
    // As above.
  }
}

async function emptyCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(CACHED));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Storage is forbidden: then nothing is kept either.
  }
}
