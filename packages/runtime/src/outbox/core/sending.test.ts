import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addIntent, clearRefusals, listIntents, removeIntent } from './intents.ts';
import { onNews, type OutboxNews } from './news.ts';
import {
  ADA,
  answer,
  BISI,
  busy,
  comment,
  edit,
  emptyStore,
  noLine,
  ok,
  refused,
  sendAll,
  type Seen,
} from './testing.ts';

let news: OutboxNews[];
let stop: () => void;

beforeEach(async () => {
  await emptyStore();
  // However long the sending takes, no wait is over meanwhile.
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  news = [];
  stop = onNews((item) => news.push(item));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const contents = (seen: readonly Seen[]) => seen.map(({ body }) => body['content'] ?? body['bio']);

describe('what was kept', () => {
  test('is sent in its order, each under a key of its own, and is gone once the server has it', async () => {
    const seen = answer(ok());
    for (const words of ['one', 'two', 'three']) await addIntent(comment(words));
    expect((await sendAll()).wait).toBeUndefined();
    expect(contents(seen)).toEqual(['one', 'two', 'three']);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(3);
    expect(await listIntents()).toEqual([]);
    expect(news.filter(({ type }) => type === 'sent')).toHaveLength(3);
  });

  test('stays, and is sent again under its key, when no answer comes', async () => {
    await addIntent(comment('one'));
    const lost = answer(noLine);
    expect((await sendAll()).wait).toBeGreaterThan(0);
    expect(await listIntents()).toMatchObject([{ tried: true }]);
    const seen = answer(ok());
    await sendAll();
    expect(seen[0]?.key).toBe(lost[0]?.key);
  });

  test.each([
    ['an error of the server', busy(500)],
    ['a gateway without a server', busy(502)],
    ['the login page of a Wi-Fi', () => new Response('<h1>Hotel</h1>', { status: 200 })],
    ['a login page that says no', () => new Response('<h1>Hotel</h1>', { status: 403 })],
    ['JSON that is not the server’s', () => Response.json({ ok: true }, { status: 400 })],
    ['a success of somebody else', () => Response.json({ ok: true }, { status: 200 })],
  ])('stays after %s', async (_, wrong) => {
    await addIntent(comment('one'));
    answer(wrong);
    expect((await sendAll()).wait).toBeGreaterThan(0);
    expect(await listIntents()).toHaveLength(1);
    expect(news.at(-1)).toMatchObject({ type: 'stopped' });
  });

  test('waits for as long as the server asks', async () => {
    await addIntent(comment('one'));
    answer(busy(429, { 'retry-after': '40' }));
    expect((await sendAll()).wait).toBeGreaterThan(39_000);
  });

  test('does not hold up other agents’ comments when one agent’s cannot be taken', async () => {
    await addIntent(comment('one', 'kemi'));
    await addIntent(comment('two', 'kemi'));
    await addIntent(comment('three', 'sola'));
    const seen = answer(busy(500), ok());
    await sendAll();
    expect(contents(seen)).toEqual(['one', 'three']);
  });

  test('holds up everything when there is no line', async () => {
    await addIntent(comment('one', 'kemi'));
    await addIntent(comment('two', 'sola'));
    const seen = answer(noLine);
    await sendAll();
    expect(seen).toHaveLength(1);
  });
});

describe('what the server refuses', () => {
  test('needs its person, with the reason, and is not sent again by itself', async () => {
    await addIntent(comment('one'));
    await addIntent(comment('two'));
    const seen = answer(refused(400, 'Too long', { fields: { content: 'Too long' } }), ok());
    await sendAll();
    expect(contents(seen)).toEqual(['one', 'two']);
    const problem = { kind: 'refused', message: 'Too long', fields: { content: 'Too long' } };
    expect(await listIntents()).toMatchObject([{ fields: { content: 'one' }, problem }]);
    await sendAll();
    expect(seen).toHaveLength(2);
    await clearRefusals();
    await sendAll();
    expect(seen).toHaveLength(3);
  });

  test('holds up the edits that were made on top of it', async () => {
    await addIntent(edit('one'));
    await addIntent(edit('two'));
    const seen = answer(refused(400));
    await sendAll(ADA);
    expect(contents(seen)).toEqual(['one']);
  });
});

describe('edits', () => {
  test('made on top of each other are each held against what the one before made of the record', async () => {
    for (const bio of ['one', 'two', 'three']) await addIntent(edit(bio));
    const seen = answer(ok('"2"'), ok('"3"'), ok('"4"'));
    await sendAll(ADA);
    expect(seen.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"', '"3"']);
  });

  test('fall back to what a cancelled one was held against', async () => {
    const { intent } = await addIntent(edit('one'));
    await addIntent(edit('two'));
    await removeIntent(intent);
    const seen = answer(ok('"2"'));
    await sendAll(ADA);
    expect(seen.map(({ ifMatch }) => ifMatch)).toEqual(['"1"']);
  });

  test('of a record that was changed elsewhere stay, with what there is now', async () => {
    await addIntent(edit('one'));
    answer(refused(412, 'Changed', { data: { bio: 'theirs' } }));
    await sendAll(ADA);
    const problem = { kind: 'changed', theirs: { data: { bio: 'theirs' }, etag: '"9"' } };
    expect(await listIntents()).toMatchObject([{ problem }]);
    await clearRefusals();
    expect(await listIntents(), 'only the agent decides').toMatchObject([{ problem }]);
  });

  test('are sent in the name of their agent and of nobody else', async () => {
    await addIntent(edit('one'));
    const seen = answer(ok());
    await sendAll(BISI);
    await sendAll();
    expect(seen).toEqual([]);
    await sendAll(ADA);
    expect(seen).toMatchObject([{ token: 'Bearer token of Ada' }]);
  });

  test('wait when the session has run out, while visitors’ comments go on', async () => {
    await addIntent(edit('one'));
    await addIntent(edit('two'));
    await addIntent(comment('three'));
    const seen = answer(refused(401), ok());
    const { wait, over } = await sendAll(ADA);
    expect({ wait, over }).toEqual({ wait: undefined, over: [ADA] });
    expect(contents(seen)).toEqual(['one', 'three']);
    expect(await listIntents()).toHaveLength(2);
  });
});

test('a comment carries no session', async () => {
  await addIntent(comment('one'));
  const seen = answer(ok());
  await sendAll(ADA);
  expect(seen).toMatchObject([{ token: null, method: 'POST', path: '/api/v1/comment/kemi' }]);
});

test('a phone that can note nothing any more asks again later, and the server does it once', async () => {
  await addIntent(comment('one'));
  const seen = answer(ok());
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect((await sendAll()).wait).toBeGreaterThan(0);
  vi.restoreAllMocks();
  await sendAll();
  expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
  expect(await listIntents()).toEqual([]);
});
