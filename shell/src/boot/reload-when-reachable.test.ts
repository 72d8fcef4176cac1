import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autoRemoveListeners } from '../testing/auto-remove-listeners.ts';
import { reloadWhenReachable } from './reload-when-reachable.ts';

const BOOT = { main: '/main.js', files: [['/main.js', 'sha384-a']] as const };
const code = () => new Response('1', { headers: { 'content-type': 'text/javascript' } });
const portal = () => new Response('<p>Log in</p>', { headers: { 'content-type': 'text/html' } });

let respond: () => Promise<Response>;
let entered = false;
const reload = vi.fn();

beforeEach(() => {
  autoRemoveListeners();
  vi.stubGlobal('fetch', () => respond());
  document.body.innerHTML = `<div id="${RENDERED_PAGE.noticeId}"><div hidden><p>Read on <span hidden>Not reachable</span></p><button>Try again</button></div></div>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
  reload.mockReset();
  entered = false;
});

const start = () => reloadWhenReachable(BOOT, () => !entered, reload);
const goOnline = () => dispatchEvent(new Event('online'));
const unreachable = () => document.querySelector<HTMLElement>('span')?.hidden === false;

test('a page reloads itself once its files can be fetched, but not repeatedly', async () => {
  respond = () => Promise.resolve(code());
  start().watch();
  goOnline();
  await vi.waitFor(() => {
    expect(reload).toHaveBeenCalledOnce();
  });
  reload.mockReset();
  const { watch, tryNow } = start();
  watch();
  goOnline();
  tryNow();
  await vi.waitFor(() => {
    expect(reload).toHaveBeenCalledOnce(); // The visitor loads the page again.
  });
});

test.each([
  ['missing', () => Promise.resolve(new Response('', { status: 404 }))],
  ['a page of a captive portal', () => Promise.resolve(portal())],
  ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
])('while a file is %s, the page stays, and a visitor who tries again is informed', async (_, failing) => {
  respond = failing;
  const { watch, tryNow } = start();
  watch();
  goOnline();
  tryNow();
  await vi.waitFor(() => {
    expect(unreachable()).toBe(true);
  });
  expect(reload).not.toHaveBeenCalled();
});

test('a page with entered text does not reload itself', async () => {
  respond = () => Promise.resolve(code());
  entered = true;
  const { watch } = start();
  watch();
  goOnline();
  document.querySelector('button')?.click();
  await vi.waitFor(() => {
    expect(reload).toHaveBeenCalledOnce();
  });
  expect(sessionStorage).toHaveLength(0);
});
