import { expect, test, vi } from 'vitest';
import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { fetchOnce } from './send-once.ts';

const LOST = { error: { status: 'FETCH_ERROR', error: 'lost' } } as const;
const DONE = { data: { message: 'Done' } };
const GATEWAY = { error: { status: 504, data: undefined } } as const;
const REFUSED = { error: { status: 403, data: undefined } } as const;

/** The keys of requests with these bodies, of which each gets its response. */
async function keysOf(
  ...sent: [body: unknown, response: Awaited<ReturnType<Parameters<typeof fetchOnce>[0]>>][]
) {
  const keys: unknown[] = [];
  const url = `/${String(Math.random())}`;
  for (const [body, response] of sent) {
    const fetchBase = vi.fn((_request: Parameters<typeof fetchOnce>[1]) => response);
    await fetchOnce(fetchBase, { url, method: 'POST', body });
    keys.push(fetchBase.mock.calls[0]?.[0].headers?.[IDEMPOTENCY_KEY_HEADER]);
  }
  return keys;
}

test('an action whose response was lost, once or twice, is sent again with its key', async () => {
  const [first, second, third] = await keysOf(['a', LOST], ['a', GATEWAY], ['a', DONE]);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
});

test.each([
  ['was carried out', DONE],
  ['was refused', REFUSED],
])('an action that %s is another one the next time', async (_what, response) => {
  const [first, second] = await keysOf(['a', response], ['a', DONE]);
  expect(second).not.toBe(first);
});

test('other content is another action', async () => {
  const [first, second] = await keysOf(['a', LOST], ['b', DONE]);
  expect(second).not.toBe(first);
});
