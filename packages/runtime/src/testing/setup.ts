import Cookies from 'js-cookie';
import { afterEach, vi } from 'vitest';
import { resetRuntime } from './reset.ts';

// Runs after the hooks of the test. Test files share one jsdom window and one copy of each module.
afterEach(async () => {
  vi.useRealTimers();
  await resetRuntime();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  for (const { name } of await databases())
    if (name !== undefined) await deleted(indexedDB.deleteDatabase(name));
});

/** Databases in IndexedDB; none in plain jsdom, which has no IndexedDB. */
async function databases(): Promise<IDBDatabaseInfo[]> {
  return 'indexedDB' in globalThis ? indexedDB.databases() : [];
}

function deleted(request: IDBOpenDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve();
    };
    request.onerror = () => {
      reject(new Error('A database could not be deleted', { cause: request.error }));
    };
    request.onblocked = () => {
      reject(new Error('A database is still open'));
    };
  });
}
