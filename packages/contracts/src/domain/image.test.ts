import { expect, test } from 'vitest';
import { imageProblem } from './image.ts';

const FIVE_MB = 5 * 1024 * 1024;

test.each([
  ['image/jpeg', 1],
  ['image/webp', FIVE_MB],
])('an %s of %i bytes is accepted', (type, size) => {
  expect(imageProblem({ type, size })).toBeUndefined();
});

test.each([
  ['application/pdf', 1, 'Please select a valid image file.'],
  ['', 1, 'Please select a valid image file.'],
  ['text/image/png', FIVE_MB + 1, 'Please select a valid image file.'],
  ['image/png', FIVE_MB + 1, 'File size should be less than 5MB.'],
])('a file of type %j with %i bytes is refused: %s', (type, size, message) => {
  expect(imageProblem({ type, size })).toBe(message);
});
