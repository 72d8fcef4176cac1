import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SHARED_PHOTOS_CACHE } from '@naija/contracts/pwa/share-target';
import { guardPrivate } from './guard-private.ts';
import { logout } from './logout.ts';
import { endSession, startSession } from './session.ts';

const ada = { token: 'a', id: '7', name: 'Ada', email: 'ada@example.com' };
const bola = { token: 'b', id: '8', name: 'Bola', email: 'bola@example.com' };

const PUBLIC = ['naija-data-agents', 'naija-state'];
let stores: Set<string>;

beforeEach(() => {
  stores = new Set(['naija-private-record', ...PUBLIC]);
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...stores]),
    delete: async (name: string) => {
      await tick();
      return stores.delete(name);
    },
  });
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const tick = () => new Promise((resolve) => setTimeout(resolve));

/** Opens a page, as far as this matters here. */
function openPage(): void {
  onTestFinished(guardPrivate());
}

/** Keeps something of Ada's, and something that is nobody's, in each storage. */
function keepThings(): void {
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
])('what is private is gone from this phone when %s, and nothing else', async (_, leave) => {
  keepThings();
  stores.add('naija-private-comments');
  leave();
  expect(notes()).toEqual([null, null]);
  expect(others()).toEqual(['[]', '[]']);
  await expect.poll(() => [...stores]).toEqual(PUBLIC);
});

test('an agent who logs out begins anew only when everything private is gone', async () => {
  keepThings();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  const left: string[][] = [];
  vi.stubGlobal('location', { assign: () => left.push([...stores]) });
  stores.add('naija-private-comments');
  await logout();
  expect(left).toEqual([PUBLIC]);
});

test('a photo that was shared with the app outlasts a login, and goes with the agent who logs out', async () => {
  stores.add(SHARED_PHOTOS_CACHE);
  openPage();
  startSession(ada);
  await expect.poll(() => [...stores]).toEqual([...PUBLIC, SHARED_PHOTOS_CACHE]);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  vi.stubGlobal('location', { assign: vi.fn() });
  await logout();
  expect([...stores]).toEqual(PUBLIC);
});

test('an agent who logs in again, after the session has ended by itself, finds everything', () => {
  keepThings();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  dispatchEvent(new Event('focus'));
  startSession({ ...ada, token: 'newer' });
  expect(notes()).toEqual(['of Ada', 'of Ada']);
});

test('an agent who opens another page finds everything', () => {
  keepThings();
  openPage();
  expect(notes()).toEqual(['of Ada', 'of Ada']);
});

test('a tab that the browser brings back for another agent holds nothing of the one before', () => {
  keepThings();
  startSession(bola);
  sessionStorage.setItem('naija:private:owner', ada.id);
  sessionStorage.setItem('naija:private:note', 'of Ada');
  openPage();
  expect(notes()).toEqual([null, null]);
});

test('an agent logs out also where the phone refuses to keep anything', async () => {
  startSession(ada);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('no', 'SecurityError')) });
  await logout();
  expect(assign).toHaveBeenCalledOnce();
});
