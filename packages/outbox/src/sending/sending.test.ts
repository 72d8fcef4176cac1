import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onOutboxEvent, type OutboxEvent } from '../events.ts';
import { addIntent, clearRefusals, listIntents, removeIntent } from '../store/intents.ts';
import {
  ADA,
  BISI,
  busy,
  clearStore,
  comment,
  edit,
  networkError,
  ok,
  refused,
  respond,
  sendAll,
  type ReceivedRequest,
} from '../testing/outbox.ts';

let events: OutboxEvent[];
let stop: () => void;

beforeEach(async () => {
  await clearStore();
  // No backoff ends while a test runs.
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  events = [];
  stop = onOutboxEvent((event) => events.push(event));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const contents = (requests: readonly ReceivedRequest[]) =>
  requests.map(({ body }) => body['content'] ?? body['bio']);

describe('a pending intent', () => {
  test('is sent in order with its own idempotency key, and removed once the server has confirmed it', async () => {
    const requests = respond(ok());
    for (const content of ['one', 'two', 'three']) await addIntent(comment(content));
    expect((await sendAll()).waitMs).toBeUndefined();
    expect(contents(requests)).toEqual(['one', 'two', 'three']);
    expect(new Set(requests.map(({ key }) => key)).size).toBe(3);
    expect(await listIntents()).toEqual([]);
    expect(events.filter(({ type }) => type === 'sent')).toHaveLength(3);
  });

  test('stays pending and is sent again with the same key when no response arrives', async () => {
    await addIntent(comment('one'));
    const lost = respond(networkError);
    expect((await sendAll()).waitMs).toBeGreaterThan(0);
    expect(await listIntents()).toMatchObject([{ tried: true }]);
    const requests = respond(ok());
    await sendAll();
    expect(requests[0]?.key).toBe(lost[0]?.key);
  });

  test.each([
    ['a server error', busy(500)],
    ['a gateway error', busy(502)],
    ['the page of a captive portal', () => new Response('<h1>Hotel</h1>', { status: 200 })],
    ['a captive portal that denies access', () => new Response('<h1>Hotel</h1>', { status: 403 })],
    ['JSON of another server', () => Response.json({ ok: true }, { status: 400 })],
    ['a success of another server', () => Response.json({ ok: true }, { status: 200 })],
    ['a captive portal that creates something', () => Response.json({ message: 'Hi' }, { status: 201 })],
    [
      'a captive portal with errors like ours',
      () => Response.json({ message: 'Pay', code: 'forbidden' }, { status: 403 }),
    ],
  ])('stays pending after %s', async (_, wrong) => {
    await addIntent(comment('one'));
    respond(wrong);
    expect((await sendAll()).waitMs).toBeGreaterThan(0);
    expect(await listIntents()).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'stopped' });
  });

  test('waits as long as Retry-After requires', async () => {
    await addIntent(comment('one'));
    respond(busy(429, { 'retry-after': '40' }));
    expect((await sendAll()).waitMs).toBeGreaterThan(39_000);
  });

  test('does not delay comments on other agents when one agent’s fail', async () => {
    await addIntent(comment('one', 'kemi'));
    await addIntent(comment('two', 'kemi'));
    await addIntent(comment('three', 'sola'));
    const requests = respond(busy(500), ok());
    await sendAll();
    expect(contents(requests)).toEqual(['one', 'three']);
  });

  test('delays all others when there is no network', async () => {
    await addIntent(comment('one', 'kemi'));
    await addIntent(comment('two', 'sola'));
    const requests = respond(networkError);
    await sendAll();
    expect(requests).toHaveLength(1);
  });
});

describe('reports and replies', () => {
  test('are sent to their own addresses, a report without a session and a reply with that of its agent', async () => {
    const requests = respond(ok());
    await addIntent({
      kind: 'report',
      about: 'c1',
      owner: null,
      title: 'Report',
      fields: { subject: 'comment', reason: 'spam' },
    });
    await addIntent({
      kind: 'reply',
      about: 'c1',
      owner: ADA.id,
      title: 'Reply',
      fields: { content: 'Thanks' },
    });
    await sendAll(ADA);
    expect(requests).toMatchObject([
      { method: 'POST', path: '/api/v1/reports', token: null },
      { method: 'POST', path: '/api/v1/comment/c1/reply', token: `Bearer ${ADA.token}` },
    ]);
    expect(requests.map(({ body }) => body)).toEqual([
      { reason: 'spam', subject: { kind: 'comment', id: 'c1' } },
      { content: 'Thanks' },
    ]);
  });

  test('do not keep changes of the profile back when they are refused', async () => {
    await addIntent({
      kind: 'reply',
      about: 'c1',
      owner: ADA.id,
      title: 'Reply',
      fields: { content: 'one' },
    });
    await addIntent({
      kind: 'reply',
      about: 'c1',
      owner: ADA.id,
      title: 'Reply',
      fields: { content: 'two' },
    });
    await addIntent(edit('three'));
    const requests = respond(refused(409), ok());
    await sendAll(ADA);
    expect(contents(requests)).toEqual(['one', 'two', 'three']);
  });
});

describe('a refused intent', () => {
  test('keeps the reason for its writer, and is sent again only when they ask', async () => {
    await addIntent(comment('one'));
    await addIntent(comment('two'));
    const requests = respond(refused(400, 'Too long', { fields: { content: 'Too long' } }), ok());
    await sendAll();
    expect(contents(requests)).toEqual(['one', 'two']);
    const problem = { kind: 'refused', message: 'Too long', fields: { content: 'Too long' } };
    expect(await listIntents()).toMatchObject([{ fields: { content: 'one' }, problem }]);
    await sendAll();
    expect(requests).toHaveLength(2);
    await clearRefusals();
    await sendAll();
    expect(requests).toHaveLength(3);
  });

  test('blocks the edits that build on it', async () => {
    await addIntent(edit('one'));
    await addIntent(edit('two'));
    const requests = respond(refused(400));
    await sendAll(ADA);
    expect(contents(requests)).toEqual(['one']);
  });
});

describe('edits', () => {
  test('that build on each other each match the ETag that the one before has produced', async () => {
    for (const bio of ['one', 'two', 'three']) await addIntent(edit(bio));
    const requests = respond(ok('"2"'), ok('"3"'), ok('"4"'));
    await sendAll(ADA);
    expect(requests.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"', '"3"']);
  });

  test('inherit the precondition of a cancelled predecessor', async () => {
    const { intent } = await addIntent(edit('one'));
    await addIntent(edit('two'));
    await removeIntent(intent);
    const requests = respond(ok('"2"'));
    await sendAll(ADA);
    expect(requests.map(({ ifMatch }) => ifMatch)).toEqual(['"1"']);
  });

  test('of a record that was changed elsewhere stay pending, with the current record', async () => {
    await addIntent(edit('one'));
    respond(refused(412, 'Changed', { data: { bio: 'theirs' } }));
    await sendAll(ADA);
    const problem = { kind: 'changed', theirs: { data: { bio: 'theirs' }, etag: '"9"' } };
    expect(await listIntents()).toMatchObject([{ problem }]);
    await clearRefusals();
    expect(await listIntents(), 'only the agent decides').toMatchObject([{ problem }]);
  });

  test('are sent only with the session of their owner', async () => {
    await addIntent(edit('one'));
    const requests = respond(ok());
    await sendAll(BISI);
    await sendAll();
    expect(requests).toEqual([]);
    await sendAll(ADA);
    expect(requests).toMatchObject([{ token: 'Bearer token of Ada' }]);
  });

  test('wait when their session is refused, while visitors’ comments are sent', async () => {
    await addIntent(edit('one'));
    await addIntent(edit('two'));
    await addIntent(comment('three'));
    const requests = respond(refused(401), ok());
    expect(await sendAll(ADA)).toEqual({ waitMs: undefined, refusedSessions: [ADA] });
    expect(contents(requests)).toEqual(['one', 'three']);
    expect(await listIntents()).toHaveLength(2);
  });
});

test('a comment is sent without a session', async () => {
  await addIntent(comment('one'));
  const requests = respond(ok());
  await sendAll(ADA);
  expect(requests).toMatchObject([{ token: null, method: 'POST', path: '/api/v1/comment/kemi' }]);
});

test('a device that cannot delete a sent intent sends it again with the same key', async () => {
  await addIntent(comment('one'));
  const requests = respond(ok());
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect((await sendAll()).waitMs).toBeGreaterThan(0);
  vi.restoreAllMocks();
  await sendAll();
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
  expect(await listIntents()).toEqual([]);
});
