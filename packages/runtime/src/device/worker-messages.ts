import type { MessageToWorker } from '@naija/contracts/pwa/worker-messages';
import { withTimeout } from '@naija/outbox/timing';

const RESPONSE_TIMEOUT_MS = 10_000;

/** Sends a message to the service worker; does nothing if the page has none. */
export function postToWorker(message: MessageToWorker): void {
  controller()?.postMessage(message);
}

/**
 * Sends a message to a service worker, by default to that of this page. @returns its response; undefined without a worker,
 * or after the timeout
 */
export async function requestFromWorker<Response>(
  message: MessageToWorker,
  worker = controller(),
): Promise<Response | undefined> {
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  const response = new Promise<Response>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Response>) => {
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });
  try {
    return await withTimeout(response, RESPONSE_TIMEOUT_MS, () => undefined);
  } finally {
    port1.close();
  }
}

function controller(): ServiceWorker | null | undefined {
  const { navigator } = globalThis as { navigator?: Partial<Navigator> };
  return navigator?.serviceWorker?.controller;
}
