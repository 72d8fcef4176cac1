import type { MessageToWorker } from '@naija/contracts/pwa/worker-messages';

/** Milliseconds that a page waits for an answer: a worker may have to be started first. */
const PATIENCE = 10_000;

/** Tells the service worker something; without one there is nobody to whom it matters. */
export function tellWorker(message: MessageToWorker): void {
  controller()?.postMessage(message);
}

/**
 * Asks the service worker something.
 * @returns undefined where there is no worker, or none that answers in time
 */
export async function askWorker<Answer>(question: MessageToWorker): Promise<Answer | undefined> {
  const worker = controller();
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  try {
    return await new Promise<Answer | undefined>((resolve) => {
      setTimeout(resolve, PATIENCE, undefined);
      port1.onmessage = ({ data }: MessageEvent<Answer>) => {
        resolve(data);
      };
      worker.postMessage(question, [port2]);
    });
  } finally {
    port1.close();
  }
}

function controller(): ServiceWorker | undefined {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.controller ?? undefined;
}
