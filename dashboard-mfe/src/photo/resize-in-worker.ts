import { resize } from './resize.ts';
import type { ResizeRequest, ResizeResult } from './resize.worker.ts';
import { startWorker } from './start-worker.ts';

/**
 * Resizes a picture in a worker, or on the main thread if the worker fails or is unavailable.
 * @throws if the browser cannot decode the picture
 */
export async function resizeInWorker(request: ResizeRequest): Promise<Blob> {
  const worker = startWorker();
  const result = worker && (await runWorker(worker, request));
  return result ?? (await resize(request.picture, request.part));
}

/** Null if the worker failed, or did not start. */
function runWorker(worker: Worker, request: ResizeRequest): Promise<ResizeResult> {
  return new Promise<ResizeResult>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<ResizeResult>) => {
      resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      resolve(null);
    };
    worker.postMessage(request);
  }).finally(() => {
    worker.terminate();
  });
}
