import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cropPhoto, preparePhoto } from './prepare-photo.ts';

const photo = (name = 'IMG_1.heic') => new File([new Uint8Array(10)], name, { type: 'image/heic' });

/** Stubs `Worker` with one that responds with this result. */
function stubWorker(result: Blob | null) {
  const terminate = vi.fn();
  class StubWorker {
    onmessage: ((event: { data: Blob | null }) => void) | undefined;
    terminate = terminate;
    postMessage() {
      queueMicrotask(() => this.onmessage?.({ data: result }));
    }
  }
  vi.stubGlobal('Worker', StubWorker);
  return terminate;
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('cannot be read')));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('uploads a photo as it is if the browser cannot decode it', async () => {
  stubWorker(null);
  const heic = photo();
  expect(await preparePhoto(heic)).toBe(heic);
});

test('uploads a photo as it is without workers either', async () => {
  vi.stubGlobal('Worker', undefined);
  const heic = photo();
  expect(await preparePhoto(heic)).toBe(heic);
});

test('uploads the result of the worker, the same each time, and terminates the worker', async () => {
  const terminate = stubWorker(new Blob(['small'], { type: 'image/jpeg' }));
  const picked = photo('ada.png');
  const small = await preparePhoto(picked);
  expect(small).toMatchObject({ name: 'ada.jpg', type: 'image/jpeg', size: 5 });
  expect(await preparePhoto(picked)).toBe(small);
  expect(terminate).toHaveBeenCalledTimes(1);
});

test('does not resize a cropped photo again', async () => {
  stubWorker(new Blob(['small'], { type: 'image/jpeg' }));
  const square = await cropPhoto(photo(), { x: 0, y: 0, zoom: 2 });
  expect(await preparePhoto(square)).toBe(square);
});
