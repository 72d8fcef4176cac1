import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { supplyDialogMethods } from './dialog-methods.ts';
import { waitPatiently } from './patience.ts';

supplyDialogMethods();
waitPatiently();

// A stray console error or warning is a failure: somebody would have to explain it to a user.
const noise = { error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn') };

beforeEach(() => {
  noise.error.mockReset().mockReturnValue();
  noise.warn.mockReset().mockReturnValue();
});

afterEach(() => {
  cleanup();
  expect([...noise.error.mock.calls, ...noise.warn.mock.calls], 'console errors and warnings').toEqual([]);
});
