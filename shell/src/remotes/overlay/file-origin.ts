import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { OVERLAY_MESSAGES } from './messages.ts';

/** Says where the files of a release come from. */
export async function fileOrigin({ url }: RegistryEntry): Promise<string> {
  const entry = new URL(url, document.baseURI);
  const origin = entry.origin === globalThis.location.origin ? OVERLAY_MESSAGES.siteOrigin : entry.origin;
  return (await isCached(entry.href)) ? OVERLAY_MESSAGES.cached(origin) : OVERLAY_MESSAGES.network(origin);
}

/** False where there is no cache, as on insecure origins. */
async function isCached(file: string): Promise<boolean> {
  try {
    return (await caches.match(file)) !== undefined;
  } catch {
    return false;
  }
}
