const CACHE = 'naija-state';
/** No page has such an address, and nobody asks the server for one. */
const PREFIX = '/naija-state/';

/** What the worker keeps under a key; undefined where there is nothing. A worker has no other small storage. */
export async function readState(key: string): Promise<unknown> {
  const kept = await (await caches.open(CACHE)).match(addressOf(key));
  return kept?.json();
}

/**
 * Keeps a value that is worth no other: on a full device nothing makes room for it, as it does in `writeState`.
 * @throws DOMException where the device is full
 */
export async function putState(key: string, value: unknown): Promise<void> {
  await (await caches.open(CACHE)).put(addressOf(key), Response.json(value));
}

export async function forgetState(key: string): Promise<void> {
  await (await caches.open(CACHE)).delete(addressOf(key));
}

/** All keys that begin with a prefix. */
export async function stateKeys(prefix: string): Promise<string[]> {
  const kept = await (await caches.open(CACHE)).keys();
  return kept
    .map(({ url }) => decodeURIComponent(new URL(url).pathname.slice(PREFIX.length)))
    .filter((key) => key.startsWith(prefix));
}

function addressOf(key: string): string {
  return PREFIX + encodeURIComponent(key);
}
