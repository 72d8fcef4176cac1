const CACHE = 'naija-state';
/** No server has such a path. */
const PREFIX = '/naija-state/';

export async function readState(key: string): Promise<unknown> {
  const response = await (await caches.open(CACHE)).match(pathOf(key));
  return response?.json();
}

/** Unlike `writeState`, evicts nothing. @throws DOMException on a full device */
export async function putState(key: string, value: unknown): Promise<void> {
  await (await caches.open(CACHE)).put(pathOf(key), Response.json(value));
}

export async function deleteState(key: string): Promise<void> {
  await (await caches.open(CACHE)).delete(pathOf(key));
}

export async function stateKeys(prefix: string): Promise<string[]> {
  const requests = await (await caches.open(CACHE)).keys();
  return requests
    .map(({ url }) => decodeURIComponent(new URL(url).pathname.slice(PREFIX.length)))
    .filter((key) => key.startsWith(prefix));
}

function pathOf(key: string): string {
  return PREFIX + encodeURIComponent(key);
}
