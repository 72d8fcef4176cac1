import { expect, test } from 'vitest';
import { slopeOf } from './slope.mjs';

test('memory that grows evenly grows by the slope', () => {
  expect(slopeOf(points(4, (minute) => 100 + 5 * minute))).toBeCloseTo(5);
});

test('a saw-tooth that comes back to where it was does not grow', () => {
  expect(slopeOf(points(5, (minute) => 100 + 10 * (minute % 2)))).toBeCloseTo(0);
});

test('a single value has no slope', () => {
  expect(slopeOf(points(1, () => 100))).toBeNaN();
});

/** @param {number} minutes @param {(minute: number) => number} memory @returns {import('./slope.mjs').Point[]} */
function points(minutes, memory) {
  return Array.from({ length: minutes }, (_, minute) => [minute, memory(minute)]);
}
