import type { MessageFromWorker } from '@naija/contracts/pwa/worker-messages';

/** The worker's global scope; the compiler would type `globalThis` as a page's. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;

export function openPages(): Promise<readonly WindowClient[]> {
  return scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** Posts to all open pages. @returns false if no page is open */
export async function postToPages(message: MessageFromWorker): Promise<boolean> {
  const pages = await openPages();
  for (const page of pages) page.postMessage(message);
  return pages.length > 0;
}
