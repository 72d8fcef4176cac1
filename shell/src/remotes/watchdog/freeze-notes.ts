const CACHE = 'naija-freezes';

/** Notes, from a worker, that the page with this mark stands still. A worker has no other small storage. */
export async function noteFreeze(key: string): Promise<void> {
  await (await caches.open(CACHE)).put(addressOf(key), new Response());
}

/** Takes the note back, or takes it away. @returns whether there was one */
export async function takeFreeze(key: string): Promise<boolean> {
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return false;
  return (await caches.open(CACHE)).delete(addressOf(key));
}

/** No page has such an address, and nobody asks the server for one. */
function addressOf(key: string): string {
  return `/naija-freezes/${encodeURIComponent(key)}`;
}
