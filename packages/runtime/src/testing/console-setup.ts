import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// Console errors and warnings fail a test.
let noise: readonly MockInstance[];

// Repeated for each test, because `restoreAllMocks` in a test removes these spies.
beforeEach(() => {
  noise = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level).mockReset().mockReturnValue());
});

afterEach(() => {
  expect(
    noise.flatMap(({ mock }) => mock.calls),
    'console errors and warnings',
  ).toEqual([]);
});
