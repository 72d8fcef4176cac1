import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import { commentPaths } from '@naija/contracts/http/comments';
import { notificationPaths } from '@naija/contracts/http/notifications';
import { registrationPaths } from '@naija/contracts/http/registrations';
import { keepResponse } from '@naija/contracts/pwa/kept-responses';
import type { NewIntent } from '../intent.ts';
import { addIntent, listIntents } from '../store/intents.ts';
import { ADA, BISI, clearStore, edit, sendAll } from '../testing/outbox.ts';

const RECORD = agentPaths.byId(ADA.id);
const EARLIER = '2026-11-20T08:00:00.000Z';
const NOW = '2026-11-26T08:00:00.000Z';

/** Entries of the cache storage, by cache and key. */
let stored: Map<string, Map<string, Response>>;
/** Answers of the server, by method and path. */
let server: Record<string, () => Response>;

beforeEach(async () => {
  await clearStore();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
  stored = new Map();
  server = {};
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    match: (key: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(stored.get(cacheName)?.get(key)?.clone()),
    open: (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return Promise.resolve({
        put: (key: string, response: Response) => Promise.resolve(void entries.set(key, response)),
        keys: () => Promise.resolve([...entries.keys()]),
        delete: (key: string) => Promise.resolve(entries.delete(key)),
      });
    },
  });
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit) => {
    const answer = server[`${method} ${path}`];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keep = (key: string, data: object, who = ADA) =>
  keepResponse({ token: who.token, isCurrent: () => true }, key, JSON.stringify(data), EARLIER);

/** The data that is kept under a key, with its time; one entry for each session. */
async function keptUnder(key: string): Promise<unknown[]> {
  const responses = [...stored.values()].flatMap((entries) => entries.get(key) ?? []);
  return Promise.all(
    responses.map(async (response) => ({
      ...((await response.clone().json()) as object),
      savedAt: response.headers.get(CACHED_AT_HEADER),
    })),
  );
}

const done = (body: object, etag?: string) => () =>
  Response.json(body, { status: 201, headers: { 'x-naija': '1', ...(etag !== undefined && { etag }) } });
const ours =
  (body: object, headers = {}) =>
  () =>
    Response.json(body, { headers: { 'x-naija': '1', ...headers } });

const ofAda = (kind: NewIntent['kind'], fields: NewIntent['fields'] = {}): NewIntent => ({
  ...{ kind, about: ADA.id, owner: ADA.id, title: kind, fields },
});

test('a sent edit is in the kept record, with the time of the answer', async () => {
  await keep(RECORD, { data: { id: 'ada', bio: 'Old' }, etag: '"1"', own: { missing: [] } });
  server[`PUT ${agentPaths.edit}`] = done(
    { message: '', data: { updatedUser: { id: 'ada', bio: 'New' } } },
    '"2"',
  );
  await addIntent(edit('New'));
  await sendAll(ADA);
  expect(await keptUnder(RECORD)).toEqual([
    { data: { id: 'ada', bio: 'New' }, etag: '"2"', own: { missing: [] }, savedAt: NOW },
  ]);
});

test('sent photos of work are in the kept record, whose other parts are as old as they were', async () => {
  await keep(RECORD, { data: { id: 'ada' }, etag: '"1"', work: [] });
  server['POST /api/v1/user/photos/order'] = done({ message: '', data: [{ id: 'p1' }] });
  await addIntent(ofAda('work-photo', { change: 'order', ids: 'p1' }));
  await sendAll(ADA);
  expect(await keptUnder(RECORD)).toEqual([
    { data: { id: 'ada' }, etag: '"1"', work: [{ id: 'p1' }], savedAt: EARLIER },
  ]);
});

test.each<[NewIntent['kind'], string, string]>([
  ['completion', `PUT ${agentPaths.update}`, RECORD],
  ['reply', 'POST /api/v1/comment/ada/reply', commentPaths.list(ADA.id)],
  ['registration', `POST ${registrationPaths.own}`, registrationPaths.own],
  ['notification', `POST ${notificationPaths.own}`, notificationPaths.own],
])('after a sent %s, what is kept of it is fetched again', async (kind, request, path) => {
  await keep(path, { is: 'old' });
  server[request] = done({ message: '' });
  server[`GET ${path}`] = ours({ is: 'new' }, { etag: '"2"' });
  await addIntent(ofAda(kind));
  await sendAll(ADA);
  const version = kind === 'completion' && { etag: '"2"' };
  expect(await keptUnder(path)).toEqual([{ is: 'new', ...version, savedAt: NOW }]);
});

test.each<[string, (() => Response) | undefined]>([
  ['the network goes again', undefined],
  ['something else answers', () => Response.json({ is: 'a portal' })],
  ['the server is busy', () => new Response('', { status: 503 })],
])('where %s after the intent was sent, what is kept stays, with its time', async (_, answer) => {
  await keep(notificationPaths.own, { is: 'old' });
  server[`POST ${notificationPaths.own}`] = done({ message: '' });
  if (answer) server[`GET ${notificationPaths.own}`] = answer;
  await addIntent(ofAda('notification'));
  await sendAll(ADA);
  expect(await keptUnder(notificationPaths.own)).toEqual([{ is: 'old', savedAt: EARLIER }]);
  expect(await listIntents()).toEqual([]);
});

test('what a device does not keep, or keeps for another session, is neither fetched nor changed', async () => {
  await keep(RECORD, { data: { id: 'bisi' } }, BISI);
  server[`PUT ${agentPaths.edit}`] = done({ message: '', data: { updatedUser: { id: 'ada' } } }, '"2"');
  server[`POST ${notificationPaths.own}`] = done({ message: '' });
  await addIntent(edit('New'));
  await addIntent(ofAda('notification'));
  await sendAll(ADA);
  expect(await listIntents()).toEqual([]);
  expect(await keptUnder(RECORD)).toEqual([{ data: { id: 'bisi' }, savedAt: EARLIER }]);
});

test('a browser that refuses storage sends nevertheless', async () => {
  const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));
  vi.stubGlobal('caches', { open: refuse, match: refuse, keys: refuse, delete: refuse });
  server[`PUT ${agentPaths.edit}`] = done({ message: '', data: { updatedUser: { id: 'ada' } } }, '"2"');
  await addIntent(edit('New'));
  await sendAll(ADA);
  expect(await listIntents()).toEqual([]);
});
