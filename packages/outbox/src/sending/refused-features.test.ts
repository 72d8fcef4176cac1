import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onOutboxEvent, publish, type OutboxEvent } from '../events.ts';
import { addIntent, listIntents } from '../store/intents.ts';
import { createDraftWriter, type DraftSaveState } from '../store/draft-writer.ts';
import { resetOutbox } from '../testing/index.ts';
import { clearStore, comment, ok, respond } from '../testing/outbox.ts';
import { createBackoff } from './backoff.ts';
import { sendOnce } from './sender.ts';

const refusal = () => new DOMException('Access is denied', 'SecurityError');
const refuse = (): never => {
  throw refusal();
};

beforeEach(clearStore);
afterEach(async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
  await resetOutbox();
});

const send = () =>
  sendOnce({
    session: () => Promise.resolve(undefined),
    onSessionRefused: () => undefined,
    backoff: createBackoff(),
  });

const giveLocks = (property: PropertyDescriptor) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, ...property });

test.each<[string, PropertyDescriptor]>([
  ['has no locks', { value: undefined }],
  ['refuses to look at locks', { get: refuse }],
  ['throws where a lock is asked for', { value: { request: refuse } }],
  ['refuses each lock', { value: { request: () => Promise.reject(refusal()) } }],
])('a browser that %s sends a comment, once', async (_, locks) => {
  giveLocks(locks);
  const requests = respond(ok());
  await addIntent(comment('one'));
  await send();
  expect(requests).toHaveLength(1);
  expect(await listIntents()).toEqual([]);
});

test('work that fails under a granted lock is not repeated without one', async () => {
  const request = vi.fn((_name: string, run: () => Promise<unknown>) => run());
  giveLocks({ value: { request } });
  const fail = vi.fn(() => Promise.reject(new Error('broken')));
  await expect(
    sendOnce({ session: fail, onSessionRefused: () => undefined, backoff: createBackoff() }),
  ).rejects.toThrow('broken');
  expect(fail).toHaveBeenCalledOnce();
});

test.each<[string, unknown]>([
  ['has no channels', undefined],
  ['throws where a channel is opened', refuse],
  [
    'refuses to send over channels',
    class {
      close = () => undefined;
      postMessage = refuse;
    },
  ],
])('in a browser that %s a page hears of its own events', async (_, channel) => {
  await resetOutbox();
  vi.stubGlobal('BroadcastChannel', channel);
  const events: OutboxEvent[] = [];
  onOutboxEvent((event) => events.push(event));
  publish({ type: 'changed' });
  expect(events).toEqual([{ type: 'changed' }]);
});

test.each<[string, () => unknown]>([
  ['throws', refuse],
  ['is missing', () => undefined],
])(
  'where the database %s, a comment is sent from memory, and says that the browser refuses',
  async (_, get) => {
    await resetOutbox();
    vi.stubGlobal('indexedDB', undefined);
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get });
    const requests = respond(ok());
    expect(await addIntent(comment('one'))).toMatchObject({ intent: { notKept: 'refused' }, kept: false });
    await send();
    expect(requests).toHaveLength(1);
    expect(await listIntents()).toEqual([]);
  },
);

test('a draft is stored although the browser refuses to keep storage', async () => {
  Object.defineProperty(navigator, 'storage', { configurable: true, get: refuse });
  const statuses: DraftSaveState[] = [];
  const writer = createDraftWriter('/comment', (status) => statuses.push(status));
  writer.write({ owner: null, form: 'comment', title: '', path: '', values: { content: 'Hello' } });
  await writer.idle();
  Reflect.deleteProperty(navigator, 'storage');
  expect(statuses).toEqual(['writing', 'kept']);
});
