import { shrink } from './shrink.ts';
import type { ShrinkOrder, ShrinkResult } from './shrink.worker.ts';
import { startWorker } from './start-worker.ts';

/**
 * Shrinks a picture in a thread of its own, so that the page keeps answering; where there is none, in the page.
 * @throws where this browser cannot read the picture
 */
export async function shrinkApart(order: ShrinkOrder): Promise<Blob> {
  const worker = startWorker();
  const result = worker && (await ask(worker, order));
  return result ?? (await shrink(order.picture, order.crop));
}

/** What the worker makes of the order; null where it failed, and where it did not even start. */
function ask(worker: Worker, order: ShrinkOrder): Promise<ShrinkResult> {
  return new Promise<ShrinkResult>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<ShrinkResult>) => {
      resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      resolve(null);
    };
    worker.postMessage(order);
  }).finally(() => {
    worker.terminate();
  });
}
