import { expect, it } from 'vitest';
import { nearestStates } from './nearest-states.ts';

it.each([
  ['lagos', 'ogun'],
  ['rivers', 'imo'],
  ['abuja', 'niger'],
  ['yobe', 'borno'],
  ['kano', 'jigawa'],
])('nearest to %s is %s', (slug, nearest) => {
  expect(nearestStates(slug)[0]).toBe(nearest);
});

it('all other states follow, each once', () => {
  const others = nearestStates('oyo');
  expect([others.length, new Set(others).size, others.includes('oyo')]).toEqual([36, 36, false]);
});
