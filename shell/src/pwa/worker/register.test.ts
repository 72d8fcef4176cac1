import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MessageToWorker } from '@naija/contracts/pwa/worker-messages';
import { setLite } from '@naija/runtime';
import { autoRemoveListeners } from '../../testing/auto-remove-listeners.ts';
import { followUpdates } from './follow-updates.ts';
import { register } from './register.ts';

const workbox = vi.hoisted(() => ({ register: vi.fn(), made: vi.fn() }));
vi.mock('workbox-window', () => ({
  Workbox: class {
    register = workbox.register;
    constructor(...given: unknown[]) {
      workbox.made(...given);
    }
  },
}));
vi.mock('./keep-everything.ts');
vi.mock('./post-to-worker.ts');
vi.mock('./follow-updates.ts');

const REGISTRATION = {};
let worker: EventTarget & { controller: { postMessage: (message: MessageToWorker) => void } | null };
let posted: MessageToWorker[];
let isInstalled: boolean;

beforeEach(() => {
  autoRemoveListeners();
  localStorage.clear();
  posted = [];
  isInstalled = false;
  worker = Object.assign(new EventTarget(), {
    controller: { postMessage: (message: MessageToWorker) => posted.push(message) },
    getRegistration: () => Promise.resolve(isInstalled ? REGISTRATION : undefined),
  });
  vi.stubGlobal('navigator', { serviceWorker: worker });
  workbox.register.mockReset().mockResolvedValue(REGISTRATION);
  workbox.made.mockReset();
  vi.mocked(followUpdates).mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const notSending = () => false;

test('registers the worker, bypassing the HTTP cache', async () => {
  await register(notSending);
  expect(workbox.made).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' });
  expect(followUpdates).toHaveBeenCalledExactlyOnceWith(expect.anything(), REGISTRATION, notSending);
});

test('a visitor on data saver gets no worker until it is off', async () => {
  setLite(true);
  const registered = register(notSending);
  await Promise.resolve();
  expect(workbox.register).not.toHaveBeenCalled();
  setLite(false);
  await registered;
  expect(workbox.register).toHaveBeenCalledOnce();
});

test('a visitor on data saver who installs the app gets the worker', async () => {
  setLite(true);
  void register(notSending);
  await expect
    .poll(() => {
      globalThis.dispatchEvent(new Event('appinstalled'));
      return workbox.register;
    })
    .toHaveBeenCalledOnce();
});

test('on data saver, an existing worker is still updated', async () => {
  isInstalled = true;
  setLite(true);
  await register(notSending);
  expect(followUpdates).toHaveBeenCalledOnce();
});

test('posts the data saver to the worker at the start, on changes, and to a new worker', async () => {
  await register(notSending);
  setLite(true);
  worker.dispatchEvent(new Event('controllerchange'));
  expect(posted.filter(({ type }) => type === 'FRUGAL')).toEqual(
    [false, true, true].map((on) => ({ type: 'FRUGAL', on })),
  );
});
