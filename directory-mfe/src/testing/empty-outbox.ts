/** Forgets what this phone keeps to be sent; what was sent a page shows until it is left. */
export async function emptyOutbox(): Promise<void> {
  localStorage.clear();
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase('naija-outbox');
    request.onsuccess = () => {
      resolve();
    };
    request.onerror = () => {
      reject(new Error('The outbox could not be removed', { cause: request.error }));
    };
  });
  // The line is there again, whatever a test has made of it.
  dispatchEvent(new Event('online'));
}
