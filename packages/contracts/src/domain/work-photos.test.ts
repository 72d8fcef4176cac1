import { expect, test } from 'vitest';
import { workThumbSrcSet, workViewSrcSet } from './work-photos.ts';

const PHOTO = 'a'.repeat(32);
const widths = (srcset: string) => srcset.split(', ').map((one) => one.split(' ')[1]);

test('squares are offered by their side', () => {
  expect(workThumbSrcSet(PHOTO, 'webp')).toBe(`/media/${PHOTO}/160.webp 160w, /media/${PHOTO}/320.webp 320w`);
  expect(workThumbSrcSet(PHOTO, 'jpg', 160)).toBe(`/media/${PHOTO}/160.jpg 160w`);
});

test.each([
  ['wide', 1280, 960, ['640w', '1280w']],
  ['high', 720, 1280, ['360w', '720w']],
  ['small', 500, 400, ['500w', '500w']],
  ['a line', 1280, 1, ['640w', '1280w']],
])('a whole photo that is %s is offered by its width', (_, width, height, wanted) => {
  expect(widths(workViewSrcSet({ photo: PHOTO, width, height }, 'webp'))).toEqual(wanted);
});

test('only the smaller one is offered to who saves data', () => {
  expect(widths(workViewSrcSet({ photo: PHOTO, width: 1280, height: 960 }, 'jpg', 640))).toEqual(['640w']);
});
