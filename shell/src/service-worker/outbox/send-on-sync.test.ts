// @vitest-environment node
import { sendOnce, SYNC_TAG } from '@naija/runtime/outbox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookieSession } from './session.ts';

vi.mock('@naija/runtime/outbox', () => ({ SYNC_TAG: 'tag', sendOnce: vi.fn(), createBackoff: vi.fn() }));

let onSync: (event: { tag: string; waitUntil: (work: Promise<unknown>) => void }) => void;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof onSync) => {
    onSync = listener;
  });
  (await import('./send-on-sync.ts')).sendOnSync();
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

test('what waits is sent when there is a line again, and the browser is done with it', async () => {
  vi.mocked(sendOnce).mockResolvedValue(undefined);
  await expect(sync(SYNC_TAG)).resolves.toBeUndefined();
  expect(sendOnce).toHaveBeenCalledOnce();
});

test('where something is left, the browser is asked to come again', async () => {
  vi.mocked(sendOnce).mockResolvedValue(500);
  await expect(sync(SYNC_TAG)).rejects.toThrow('Not everything could be sent');
});

test('other tags are somebody else’s', async () => {
  await expect(sync('other')).resolves.toBe('nothing done');
  expect(sendOnce).not.toHaveBeenCalled();
});

test('the worker sends in the name of whoever is logged in, as the cookies say', async () => {
  const cookies: Record<string, string> = { token: 'a%20b', id: '7' };
  vi.stubGlobal('cookieStore', {
    get: (name: string) => Promise.resolve(name in cookies ? { value: cookies[name] } : null),
  });
  expect(await cookieSession()).toEqual({ token: 'a b', id: '7' });
  delete cookies['token'];
  expect(await cookieSession()).toBeUndefined();
});

test('a browser whose workers see no cookies sends nothing of an agent from there', async () => {
  expect(await cookieSession()).toBeUndefined();
});
