import { expect, test } from 'vitest';
import { CENTERED, cropArea, cropOf, offsetOf } from './crop.ts';

test.each([
  ['the middle of a wide picture', 400, 300, CENTERED, { left: 50, top: 0, side: 300 }],
  ['the middle of a high picture', 300, 400, CENTERED, { left: 0, top: 50, side: 300 }],
  ['the right edge', 400, 300, { x: 1, y: 0.5, zoom: 1 }, { left: 100, top: 0, side: 300 }],
  ['a corner at zoom 2', 400, 300, { x: 0, y: 1, zoom: 2 }, { left: 0, top: 150, side: 150 }],
  ['all of the smallest picture', 1, 1, { x: 1, y: 1, zoom: 4 }, { left: 0, top: 0, side: 1 }],
])('crops %s', (_, width, height, crop, square) => {
  expect(cropArea(width, height, crop)).toEqual(square);
});

test.each([
  ['the left edge', { x: 0, y: 0, width: 75, height: 100 }, 1, { x: 0, y: 0.5, zoom: 1 }],
  ['the right edge', { x: 25, y: 0, width: 75, height: 100 }, 1, { x: 1, y: 0.5, zoom: 1 }],
  ['the middle at zoom 2', { x: 31.25, y: 25, width: 37.5, height: 50 }, 2, { x: 0.5, y: 0.5, zoom: 2 }],
])('%s of a picture is a crop', (_, part, zoom, crop) => {
  expect(cropOf(part, zoom)).toEqual(crop);
});

test.each([
  ['in the middle it is not moved', CENTERED, { x: 0, y: 0 }],
  [
    'at its left edge it is moved right, by half of what is cut off',
    { x: 0, y: 0.5, zoom: 1 },
    { x: 50, y: 0 },
  ],
  ['a corner at zoom 2', { x: 1, y: 1, zoom: 2 }, { x: -250, y: -150 }],
])('a wide picture that is shown 400 px wide: %s', (_, crop, offset) => {
  const { x, y } = offsetOf(crop, { width: 400, height: 300 });
  expect({ x: x + 0, y: y + 0 }).toEqual(offset);
});
