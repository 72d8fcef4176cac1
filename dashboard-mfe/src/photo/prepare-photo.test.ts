import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cropPhoto, preparePhoto } from './prepare-photo.ts';

const photo = (name = 'IMG_1.heic') => new File([new Uint8Array(10)], name, { type: 'image/heic' });

/** The part of a worker that is in use: it answers every order with the same result, and counts its ends. */
function workerAnswering(result: Blob | null) {
  const ended = vi.fn();
  class Answering {
    onmessage: ((event: { data: Blob | null }) => void) | undefined;
    terminate = ended;
    postMessage() {
      queueMicrotask(() => this.onmessage?.({ data: result }));
    }
  }
  vi.stubGlobal('Worker', Answering);
  return ended;
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('cannot be read')));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a photo that this browser cannot read is sent as it is', async () => {
  workerAnswering(null);
  const heic = photo();
  expect(await preparePhoto(heic)).toBe(heic);
});

test('a browser without such threads sends what it cannot read as it is', async () => {
  vi.stubGlobal('Worker', undefined);
  const heic = photo();
  expect(await preparePhoto(heic)).toBe(heic);
});

test('what the thread made of the photo is sent, the same each time, and the thread ends', async () => {
  const ended = workerAnswering(new Blob(['small'], { type: 'image/jpeg' }));
  const picked = photo('ada.png');
  const small = await preparePhoto(picked);
  expect(small).toMatchObject({ name: 'ada.jpg', type: 'image/jpeg', size: 5 });
  expect(await preparePhoto(picked)).toBe(small);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a square that was chosen is not made smaller again', async () => {
  workerAnswering(new Blob(['small'], { type: 'image/jpeg' }));
  const square = await cropPhoto(photo(), { x: 0, y: 0, zoom: 2 });
  expect(await preparePhoto(square)).toBe(square);
});
