/** A cache, because a worker has no other small storage. */
const CACHE = 'naija-freezes';

export async function recordFreeze(key: string): Promise<void> {
  await (await caches.open(CACHE)).put(pathOf(key), new Response());
}

export async function takeFreezeRecord(key: string): Promise<boolean> {
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return false;
  return (await caches.open(CACHE)).delete(pathOf(key));
}

/** No server has such a path. */
function pathOf(key: string): string {
  return `/naija-freezes/${encodeURIComponent(key)}`;
}
