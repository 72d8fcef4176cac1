import { onTestFinished, vi } from 'vitest';

/** Lets the browser refuse all storage until the test is over. */
export function forbidStorage(): void {
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  onTestFinished(() => {
    storage.mockRestore();
  });
}
