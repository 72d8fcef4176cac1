import { onTestFinished, vi } from 'vitest';

/** Blocks storage until the test ends. */
export function forbidStorage(): void {
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  onTestFinished(() => {
    storage.mockRestore();
  });
}
