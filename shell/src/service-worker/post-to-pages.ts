import type { MessageFromWorker } from '@naija/contracts/pwa/worker-messages';
import { scope } from './scope.ts';

/** Also to pages that no worker controls. @returns whether there was one */
export async function postToPages(message: MessageFromWorker): Promise<boolean> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
  return pages.length > 0;
}
