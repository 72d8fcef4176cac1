import { expect, test } from 'vitest';
import { photoId, photoSrcSet, photoUrl } from './photos.ts';

const ID = '0123456789abcdef0123456789abcdef';

test('the id of a photo is read back from its URL', () => {
  expect(photoId(photoUrl(ID, 640, 'jpg'))).toBe(ID);
});

test.each([
  ['another site', `https://example.org/media/${ID}/96.jpg`],
  ['a shorter id', '/media/0123/96.jpg'],
  ['letters that are not a hash', `/media/${'g'.repeat(32)}/96.jpg`],
  ['a way out of the folder', '/media/../secret/96.jpg'],
  ['nothing', ''],
])('%s is not a photo URL of this server', (_, image) => {
  expect(photoId(image)).toBeUndefined();
});

test('a browser is offered every stored width', () => {
  expect(photoSrcSet(ID, 'webp')).toBe(
    `/media/${ID}/96.webp 96w, /media/${ID}/320.webp 320w, /media/${ID}/640.webp 640w`,
  );
});

test('a browser in data saver mode is offered only the small widths', () => {
  expect(photoSrcSet(ID, 'jpg', 320)).toBe(`/media/${ID}/96.jpg 96w, /media/${ID}/320.jpg 320w`);
});
