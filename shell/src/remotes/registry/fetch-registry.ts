import { REGISTRY_MAX_BYTES } from '@naija/contracts/remote/release-limits';
import { REGISTRY_ACTIVE_HEADER, REGISTRY_PART_HEADER } from '@naija/contracts/remote/registry';

const FETCH_TIMEOUT_MS = 30_000;

interface FetchedRegistry {
  value: unknown;
  /** True if the site has other remotes, which were not requested. */
  isPart: boolean;
  /** True if the service worker responded with the releases on the device, because the server did not respond. */
  isActive?: boolean;
}

/**
 * Fetches the registry or another list of releases. @param address path, with a query for a part of it. @throws Error
 * if it does not arrive whole and in time
 */
export async function fetchRegistry(address: string, cache?: RequestCache): Promise<FetchedRegistry> {
  // Only the worker may set the header: it keeps back responses of the network that have it.
  const { navigator } = globalThis as { navigator?: Partial<Navigator> };
  const isFromWorker = Boolean(navigator?.serviceWorker?.controller);
  // Back and Forward would read the list from the HTTP cache, however old, and name releases that were withdrawn.
  const [visit] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  const mode = cache ?? (visit?.type === 'back_forward' ? 'no-cache' : undefined);
  const response = await fetch(address, {
    ...(mode && { cache: mode }),
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}`);
  const value: unknown = JSON.parse(await limitedText(address, response));
  const isActive = isFromWorker && response.headers.has(REGISTRY_ACTIVE_HEADER);
  return { value, isPart: response.headers.has(REGISTRY_PART_HEADER), isActive };
}

async function limitedText(path: string, response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.length;
    if (size > REGISTRY_MAX_BYTES) {
      await reader?.cancel();
      throw new Error(`${path} is larger than ${String(REGISTRY_MAX_BYTES)} bytes`);
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}
