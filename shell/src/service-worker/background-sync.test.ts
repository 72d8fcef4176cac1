// @vitest-environment node
import { sendOnce, SYNC_TAG } from '@naija/outbox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookieSession } from './background-sync.ts';

vi.mock('@naija/outbox', () => ({ SYNC_TAG: 'tag', sendOnce: vi.fn(), createBackoff: vi.fn() }));

let onSync: (event: { tag: string; waitUntil: (work: Promise<unknown>) => void }) => void;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof onSync) => {
    onSync = listener;
  });
  (await import('./background-sync.ts')).handleBackgroundSync();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(sendOnce).mockReset();
});

function sync(tag: string): Promise<unknown> {
  let work = Promise.resolve<unknown>('nothing done');
  onSync({ tag, waitUntil: (given) => void (work = given) });
  return work;
}

test('pending changes are sent when the browser is online again', async () => {
  vi.mocked(sendOnce).mockResolvedValue(undefined);
  await expect(sync(SYNC_TAG)).resolves.toBeUndefined();
  expect(sendOnce).toHaveBeenCalledOnce();
});

test('if a change is left, the browser fires sync again', async () => {
  vi.mocked(sendOnce).mockResolvedValue(500);
  await expect(sync(SYNC_TAG)).rejects.toThrow('Not everything could be sent');
});

test('syncs with other tags are ignored', async () => {
  await expect(sync('other')).resolves.toBe('nothing done');
  expect(sendOnce).not.toHaveBeenCalled();
});

test('the worker sends for the agent whose cookies it reads', async () => {
  const cookies: Record<string, string> = { token: 'a%20b', id: '7' };
  vi.stubGlobal('cookieStore', {
    get: (name: string) => Promise.resolve(name in cookies ? { value: cookies[name] } : null),
  });
  expect(await cookieSession()).toEqual({ token: 'a b', id: '7' });
  delete cookies['token'];
  expect(await cookieSession()).toBeUndefined();
});

test('without access to cookies the worker sends nothing for an agent', async () => {
  expect(await cookieSession()).toBeUndefined();
});
