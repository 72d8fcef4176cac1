import { CENTERED, type Crop } from './crop.ts';
import { type Part, resize } from './resize.ts';
import type { ResizeRequest, ResizeResult } from './resize.worker.ts';
import { startWorker } from './start-worker.ts';

/** Result by photo, so that a retry sends the same bytes. */
const prepared = new WeakMap<File, Promise<File>>();

/**
 * The photo to upload: upright, square and small. Photos that the browser cannot decode, such as HEIC, are returned
 * unchanged, and the server converts them.
 */
export function preparePhoto(photo: File): Promise<File> {
  const known = prepared.get(photo);
  if (known) return known;
  const resized = cropPhoto(photo, CENTERED).catch(() => photo);
  prepared.set(photo, resized);
  return resized;
}

/** The cropped photo, ready to be uploaded. @throws if the browser cannot decode the photo */
export async function cropPhoto(photo: File, crop: Crop): Promise<File> {
  const cropped = await resizedPhoto(photo, crop);
  prepared.set(cropped, Promise.resolve(cropped));
  return cropped;
}

/** Like `preparePhoto`, but without a crop. */
export function prepareWholePhoto(photo: File): Promise<File> {
  return resizedPhoto(photo, 'whole').catch(() => photo);
}

async function resizedPhoto(photo: File, part: Part): Promise<File> {
  const blob = await resizeInWorker({ picture: photo, part });
  return new File([blob], jpegName(photo.name), { type: blob.type });
}

function jpegName(name: string): string {
  return `${name.replace(/\.\w+$/, '')}.jpg`;
}

/**
 * Resizes a picture in a worker, or on the main thread if the worker fails or is unavailable.
 * @throws if the browser cannot decode the picture
 */
async function resizeInWorker(request: ResizeRequest): Promise<Blob> {
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
