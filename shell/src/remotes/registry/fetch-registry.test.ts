import { afterEach, expect, test, vi } from 'vitest';
import { fetchRegistry } from './fetch-registry.ts';

function answer(body: string, status = 200): void {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body, { status })));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('returns the registry of the server', async () => {
  answer('{"schema":"ẹ"}');
  expect(await fetchRegistry()).toEqual({ schema: 'ẹ' });
});

test.each([
  ['an error of the server', '{}', 503, '/remotes.json answered 503'],
  ['a truncated one', '{"schema":', 200, 'JSON'],
  ['one that is too large', ' '.repeat(1_000_001), 200, '/remotes.json is larger than 1000000 bytes'],
])('%s is rejected', async (_what, body, status, message) => {
  answer(body, status);
  await expect(fetchRegistry()).rejects.toThrow(message);
});
