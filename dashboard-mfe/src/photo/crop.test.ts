import { expect, test } from 'vitest';
import { CENTERED, panned, cropArea } from './crop.ts';

const wide = { width: 400, height: 300 } as ImageBitmap;

test.each([
  ['the middle of a wide picture', 400, 300, CENTERED, { left: 50, top: 0, side: 300 }],
  ['the middle of a high picture', 300, 400, CENTERED, { left: 0, top: 50, side: 300 }],
  ['the right edge', 400, 300, { x: 1, y: 0.5, zoom: 1 }, { left: 100, top: 0, side: 300 }],
  ['a corner at zoom 2', 400, 300, { x: 0, y: 1, zoom: 2 }, { left: 0, top: 150, side: 150 }],
  ['all of the smallest picture', 1, 1, { x: 1, y: 1, zoom: 4 }, { left: 0, top: 0, side: 1 }],
])('crops %s', (_, width, height, crop, square) => {
  expect(cropArea(width, height, crop)).toEqual(square);
});

test('dragging moves the picture up to its edge', () => {
  const right = panned(wide, { x: 0.5, y: 0.5, zoom: 1 }, 0.1, 0);
  expect(cropArea(400, 300, right)).toEqual({ left: 20, top: 0, side: 300 });
  expect(panned(wide, right, 5, 5)).toEqual({ x: 0, y: 0.5, zoom: 1 });
});
