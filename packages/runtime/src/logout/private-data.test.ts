import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SHARED_PHOTOS_CACHE } from '@naija/contracts/pwa/share-target';
import { guardPrivateData } from '../session/private-data.ts';
import { logout } from './logout.ts';
import { endRefusedSession, endSession, startSession } from '../session/session.ts';

const ada = { token: 'a', id: '7', name: 'Ada', email: 'ada@example.com' };
const bola = { token: 'b', id: '8', name: 'Bola', email: 'bola@example.com' };

const PUBLIC = ['naija-data-agents', 'naija-state'];
let cacheNames: Set<string>;

beforeEach(() => {
  cacheNames = new Set(['naija-private-record', ...PUBLIC]);
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...cacheNames]),
    delete: async (name: string) => {
      await nextTask();
      return cacheNames.delete(name);
    },
  });
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function openPage(): void {
  onTestFinished(guardPrivateData());
}

/** Stores private data of Ada's, and public data, in each storage. */
function storePrivateData(): void {
  startSession(ada);
  openPage();
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('naija:private:note', 'of Ada');
    storage.setItem('naija:saved', '[]');
  }
}

const notes = () => [localStorage, sessionStorage].map((storage) => storage.getItem('naija:private:note'));
const others = () => [localStorage, sessionStorage].map((storage) => storage.getItem('naija:saved'));

test.each([
  [
    'another agent logs in',
    () => {
      startSession(bola);
    },
  ],
  ['the agent logs out', endSession],
])('private data, and nothing else, is deleted when %s', async (_, leave) => {
  storePrivateData();
  cacheNames.add('naija-private-comments');
  leave();
  expect(notes()).toEqual([null, null]);
  expect(others()).toEqual(['[]', '[]']);
  await expect.poll(() => [...cacheNames]).toEqual(PUBLIC);
});

test('a logout loads the home page only after private data is deleted', async () => {
  storePrivateData();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  const left: string[][] = [];
  vi.stubGlobal('location', { assign: () => left.push([...cacheNames]) });
  cacheNames.add('naija-private-comments');
  await logout();
  expect(left).toEqual([PUBLIC]);
});

test('a shared photo survives a login and is deleted at the logout', async () => {
  cacheNames.add(SHARED_PHOTOS_CACHE);
  openPage();
  startSession(ada);
  await expect.poll(() => [...cacheNames]).toEqual([...PUBLIC, SHARED_PHOTOS_CACHE]);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  vi.stubGlobal('location', { assign: vi.fn() });
  await logout();
  expect([...cacheNames]).toEqual(PUBLIC);
});

test('private data stays when its agent logs in again after the session has ended', () => {
  storePrivateData();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  dispatchEvent(new Event('focus'));
  startSession({ ...ada, token: 'newer' });
  expect(notes()).toEqual(['of Ada', 'of Ada']);
});

test.each([
  ['runs out', () => dispatchEvent(new Event('focus'))],
  ['is refused by the server', endRefusedSession],
])('when the session %s, copies of what the server has are deleted, and forms go on', async (_, notice) => {
  storePrivateData();
  cacheNames.add('naija-private-comments');
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  notice();
  await expect.poll(() => [...cacheNames]).toEqual(PUBLIC);
  expect(notes()).toEqual(['of Ada', 'of Ada']);
});

test('private data stays when its agent opens another page', () => {
  storePrivateData();
  openPage();
  expect(notes()).toEqual(['of Ada', 'of Ada']);
});

test('a restored tab loses private data of a previous agent', () => {
  storePrivateData();
  startSession(bola);
  sessionStorage.setItem('naija:private:owner', ada.id);
  sessionStorage.setItem('naija:private:note', 'of Ada');
  openPage();
  expect(notes()).toEqual([null, null]);
});

test('a logout works if cache storage is blocked', async () => {
  startSession(ada);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('no', 'SecurityError')) });
  await logout();
  expect(assign).toHaveBeenCalledOnce();
});
