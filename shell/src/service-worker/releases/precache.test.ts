// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { stubWorkerScope } from '../testing/worker-scope.ts';

const SCRIPT = '/assets/main-abc.js';
const PLACES = '/places.json';
const PAGE = '/index.html';

type Answer = (path: string) => Response;

const ours: Readonly<Record<string, () => Response>> = {
  [SCRIPT]: () => new Response('script', { headers: { 'content-type': 'text/javascript' } }),
  [PLACES]: () => new Response('places', { headers: { 'content-type': 'application/json' } }),
  [PAGE]: () =>
    new Response('page', {
      headers: { 'content-type': 'text/html', [RENDERED_PAGE.pageVersionHeader]: '"v1"' },
    }),
};
const site: Answer = (path) => ours[path]?.() ?? new Response('', { status: 404 });
/** Responds at every address. */
const portal: Answer = () =>
  new Response('<!doctype html>Log in', { headers: { 'content-type': 'text/html' } });
const offline: Answer = () => Response.error();

/** Resolves addresses as a worker does. */
class WorkerRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'https://naija.test') : input, init);
  }
}

class WorkerEvent extends Event {
  waitUntil(): void {
    // The test awaits the work itself.
  }
}

let answer: Answer;
let precache: typeof import('./precache.ts');
let handlers: Map<string, (event: unknown) => void>;

beforeEach(async () => {
  stubWorkerScope();
  answer = site;
  handlers = new Map();
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('Request', WorkerRequest);
  vi.stubGlobal('ExtendableEvent', WorkerEvent);
  vi.stubGlobal('FetchEvent', WorkerEvent);
  vi.stubGlobal('registration', { scope: 'https://naija.test/' });
  vi.stubGlobal('PAGE_VERSION', '"v1"');
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('__WB_MANIFEST', [
    { url: SCRIPT.slice(1), revision: null },
    { url: PLACES.slice(1), revision: 'p1' },
    { url: PAGE.slice(1), revision: 'x1' },
  ]);
  vi.stubGlobal('addEventListener', (type: string, handle: (event: unknown) => void) => {
    handlers.set(type, handle);
  });
  vi.stubGlobal('fetch', (input: string | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'https://naija.test');
    const response = answer(pathname);
    return response.type === 'error'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(response);
  });
  vi.resetModules();
  precache = await import('./precache.ts');
  precache.servePrecache((_event, appShell) => appShell());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function install(): Promise<void> {
  await precache.installShell(new WorkerEvent('install'));
}

/** The response that a page gets through the worker. */
async function open(path: string, mode: 'navigate' | 'cors' = 'cors'): Promise<string> {
  const request = new Request(`https://naija.test${path}`);
  Object.defineProperty(request, 'mode', { value: mode });
  let response: Promise<Response> = Promise.resolve(Response.error());
  handlers.get('fetch')?.(
    Object.assign(new WorkerEvent('fetch'), {
      request,
      respondWith: (given: Promise<Response>) => (response = given),
    }),
  );
  return (await response).text();
}

async function shellCache(): Promise<Cache> {
  const name = (await caches.keys()).find((one) => one.includes('precache'));
  return caches.open(name ?? '');
}

async function cachedTexts(): Promise<string[]> {
  const cache = await shellCache();
  const responses = (await cache.keys()).map((request) => cache.match(request));
  const texts = (await Promise.all(responses)).map(async (response) => (await response?.text()) ?? '');
  return (await Promise.all(texts)).sort();
}

/** Replaces cached files by the portal's page, as an earlier worker may have done. */
async function poison(): Promise<void> {
  const cache = await shellCache();
  for (const request of await cache.keys()) await cache.put(request, portal(''));
}

test('an installed shell is read without a network', async () => {
  await install();
  answer = offline;
  expect(await cachedTexts()).toEqual(['page', 'places', 'script']);
  expect(await open(SCRIPT)).toBe('script');
  expect(await open('/saved', 'navigate')).toBe('page');
});

test.each([
  ['answers every address with a page', portal],
  ['answers with a text', () => new Response('Please log in', { headers: { 'content-type': 'text/plain' } })],
  ['answers with nothing', () => new Response(null)],
  ['wants a login', () => new Response('', { status: 511 })],
] satisfies [string, Answer][])('a response of a network that %s is not installed', async (_, network) => {
  answer = network;
  await expect(install()).rejects.toThrow();
  expect(await cachedTexts()).toEqual([]);
  answer = site;
  await install();
  expect(await cachedTexts()).toEqual(['page', 'places', 'script']);
});

test('a page of another version of the server is not installed', async () => {
  answer = (path) =>
    path === PAGE
      ? new Response('next page', { headers: { [RENDERED_PAGE.pageVersionHeader]: '"v2"' } })
      : site(path);
  await expect(install()).rejects.toThrow('not our file');
});

test('the next worker replaces foreign files when it installs', async () => {
  await install();
  await poison();
  await (await shellCache()).put('/index.html?__WB_REVISION__=x0', portal(''));
  await install();
  expect(await cachedTexts()).toEqual(['page', 'places', 'script']);
});

test('a foreign file is replaced when it is used, and can then be read without a network', async () => {
  await install();
  await poison();
  expect(await open(SCRIPT)).toBe('script');
  expect(await open('/saved', 'navigate')).toBe('page');
  answer = offline;
  expect(await open(SCRIPT)).toBe('script');
  expect(await open('/saved', 'navigate')).toBe('page');
});

test('a page that is no longer cached comes from the server, whatever its version', async () => {
  await install();
  for (const name of await caches.keys()) await caches.delete(name);
  answer = (path) =>
    path === PAGE
      ? new Response('next page', { headers: { [RENDERED_PAGE.pageVersionHeader]: '"v2"' } })
      : site(path);
  expect(await open('/saved', 'navigate')).toBe('next page');
});

test('the worker accepts the keys that its page accepts', async () => {
  await install();
  expect(await precache.registryKeys()).toEqual([]);
  const metas = ['A=', 'B= 1790000'].map((key) => `<meta name="naija-registry-key" content="${key}" />`);
  const headers = { 'content-type': 'text/html', [RENDERED_PAGE.pageVersionHeader]: '"v1"' };
  answer = (path) => (path === PAGE ? new Response(metas.join('\n'), { headers }) : site(path));
  for (const name of await caches.keys()) await caches.delete(name);
  await install();
  expect(await precache.registryKeys()).toEqual(['A=', 'B= 1790000']);
});
