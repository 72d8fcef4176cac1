import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { supplyDialogMethods } from './dialog-methods.ts';
import { waitPatiently } from './patience.ts';

supplyDialogMethods();
waitPatiently();

// A stray console error or warning is a failure: somebody would have to explain it to a user.
let noise: readonly MockInstance[];

// Anew for each test: one that restores what it has replaced restores these too.
beforeEach(() => {
  noise = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level).mockReset().mockReturnValue());
});

afterEach(() => {
  cleanup();
  expect(
    noise.flatMap(({ mock }) => mock.calls),
    'console errors and warnings',
  ).toEqual([]);
});
