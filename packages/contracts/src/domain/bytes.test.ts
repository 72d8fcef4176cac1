import { expect, test } from 'vitest';
import { formatBytes } from './bytes.ts';

test.each([
  [0, '0 kB'],
  [999, '0 kB'],
  [1_000, '1 kB'],
  [849_600, '850 kB'],
  [999_700, '1 MB'],
  [3_240_000, '3.2 MB'],
  [12_000_000, '12 MB'],
  [123_400_000, '123 MB'],
  [2_500_000_000, '2.5 GB'],
])('%i bytes are shown as %s', (bytes, shown) => {
  expect(formatBytes(bytes)).toBe(shown);
});
