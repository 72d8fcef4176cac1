import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trackListeners } from '../testing/auto-remove-listeners.ts';
import { loadCode } from './load-code.ts';

const DATA = {
  main: '/assets/main.js',
  files: [['/assets/react.js', ''] as const, ['/r/page.js', 'sha384-x'] as const],
};

const onFailed = vi.fn();
let idle: () => void;
let removeListeners: () => void;

beforeEach(() => {
  onFailed.mockReset();
  removeListeners = trackListeners();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
  });
});

afterEach(() => {
  removeListeners();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const preloads = () =>
  [...document.head.querySelectorAll('link')].map((link) => [
    link.rel,
    link.getAttribute('href'),
    link.integrity,
    link.fetchPriority,
  ]);

test('code and registry load at low priority when the browser is idle', () => {
  const run = vi.fn(() => Promise.resolve());
  loadCode(DATA, run, onFailed);
  expect(run).not.toHaveBeenCalled();
  idle();
  expect(run).toHaveBeenCalledExactlyOnceWith('/assets/main.js');
  expect(preloads()).toEqual([
    ['modulepreload', '/assets/react.js', '', 'low'],
    ['modulepreload', '/r/page.js', 'sha384-x', 'low'],
    ['preload', REGISTRY_PATH, '', 'low'],
  ]);
});

test('on a site with many remotes, the lists that the page names are loaded', () => {
  const registry = '/remotes.json?path=/agent/:id';
  loadCode({ ...DATA, registry }, () => Promise.resolve(), onFailed);
  idle();
  expect(preloads()).toContainEqual(['preload', registry, '', 'low']);
});

test.each(['pointerdown', 'keydown', 'focusin'])(
  'the first %s loads the code at once, and only once even if that fails',
  async (type) => {
    const run = vi.fn(() => Promise.reject(new TypeError('offline')));
    loadCode(DATA, run, onFailed);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    idle();
    expect(run).toHaveBeenCalledOnce();
    expect(preloads().map(([, , , priority]) => priority)).toEqual(['auto', 'auto', 'auto']);
    await expect.poll(() => onFailed).toHaveBeenCalledOnce();
  },
);
