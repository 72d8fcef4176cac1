import type { MessageFromWorker } from '@naija/contracts/pwa/worker-messages';
import { scope } from './scope.ts';

/**
 * Tells all pages of the site, also those that were opened before there was a worker.
 * @returns whether there was one to tell
 */
export async function tellPages(message: MessageFromWorker): Promise<boolean> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
  return pages.length > 0;
}
