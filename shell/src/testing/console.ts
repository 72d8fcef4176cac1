import { vi } from 'vitest';

/** What was said on the console so far, errors and warnings; from then on it counts as heard. */
export function heardErrors(): string[] {
  const calls = [vi.mocked(console.error), vi.mocked(console.warn)].flatMap(({ mock }) => mock.calls);
  vi.mocked(console.error).mockClear();
  vi.mocked(console.warn).mockClear();
  return calls.map((words) => words.map(String).join(' '));
}
