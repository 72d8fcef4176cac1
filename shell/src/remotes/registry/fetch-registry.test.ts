import { afterEach, expect, test, vi } from 'vitest';
import {
  REGISTRY_ACTIVE_HEADER,
  REGISTRY_PART_HEADER,
  REGISTRY_PATH,
} from '@naija/contracts/remote/registry';
import { fetchRegistry } from './fetch-registry.ts';

function answer(body: string, status = 200, headers: Record<string, string> = {}): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('returns the registry of the server', async () => {
  answer('{"schema":"ẹ"}');
  expect(await fetchRegistry(REGISTRY_PATH)).toEqual({
    value: { schema: 'ẹ' },
    isPart: false,
    isActive: false,
  });
});

test('knows a part of the registry from the whole, which servers without parts send', async () => {
  answer('{}', 200, { [REGISTRY_PART_HEADER]: '1' });
  expect(await fetchRegistry('/remotes.json?path=/sample')).toEqual({
    value: {},
    isPart: true,
    isActive: false,
  });
});

test.each([
  ['with', {}, true],
  ['without', null, false],
])(
  'the header that the device had to answer counts on a page %s a worker',
  async (_what, controller, isActive) => {
    vi.stubGlobal('navigator', { serviceWorker: { controller } });
    answer('{}', 200, { [REGISTRY_ACTIVE_HEADER]: '1' });
    expect(await fetchRegistry(REGISTRY_PATH)).toMatchObject({ isActive });
  },
);

test.each([
  ['an error of the server', '{}', 503, '/remotes.json answered 503'],
  ['a truncated one', '{"schema":', 200, 'JSON'],
  ['one that is too large', ' '.repeat(1_000_001), 200, '/remotes.json is larger than 1000000 bytes'],
])('%s is rejected', async (_what, body, status, message) => {
  answer(body, status);
  await expect(fetchRegistry(REGISTRY_PATH)).rejects.toThrow(message);
});

test.each([
  ['back_forward', 'no-cache'],
  ['navigate', undefined],
])('a page that was opened by %s reads the registry with the cache mode %s', async (type, mode) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  const fetched = vi.fn(() => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', fetched);
  await fetchRegistry('/remotes.json');
  expect(fetched).toHaveBeenCalledWith(
    '/remotes.json',
    expect.toSatisfy(({ cache }) => cache === mode),
  );
});
