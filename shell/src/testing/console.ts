import { vi } from 'vitest';

/** Returns the console errors and warnings so far, which then no longer fail the test. */
export function takeConsoleErrors(): string[] {
  const calls = [vi.mocked(console.error), vi.mocked(console.warn)].flatMap(({ mock }) => mock.calls);
  vi.mocked(console.error).mockClear();
  vi.mocked(console.warn).mockClear();
  return calls.map((parts) => parts.map(String).join(' '));
}
