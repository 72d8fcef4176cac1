import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MessageToWorker } from '@naija/contracts/pwa/worker-messages';
import { setLite } from '@naija/runtime';
import { showToast } from '@naija/ui';
import { ownListeners } from '../../testing/own-listeners.ts';
import { followUpdates } from '../updates/follow-updates.ts';
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
vi.mock('@naija/ui', () => ({ showToast: vi.fn() }));
vi.mock('../saved/tell-saved.ts');
vi.mock('../updates/follow-updates.ts');

const REGISTRATION = {};
let worker: EventTarget & { controller: { postMessage: (message: MessageToWorker) => void } | null };
let told: MessageToWorker[];
let isInstalled: boolean;

beforeEach(() => {
  ownListeners();
  localStorage.clear();
  told = [];
  isInstalled = false;
  worker = Object.assign(new EventTarget(), {
    controller: { postMessage: (message: MessageToWorker) => told.push(message) },
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

test('the worker is registered, and asked for past the browser’s own cache', async () => {
  await register(notSending);
  expect(workbox.made).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' });
  expect(followUpdates).toHaveBeenCalledExactlyOnceWith(expect.anything(), REGISTRATION, notSending);
});

test('a visitor who spares data gets no worker until that is over', async () => {
  setLite(true);
  const registered = register(notSending);
  await Promise.resolve();
  expect(workbox.register).not.toHaveBeenCalled();
  setLite(false);
  await registered;
  expect(workbox.register).toHaveBeenCalledOnce();
});

test('a visitor who spares data and installs the app wants it', async () => {
  setLite(true);
  void register(notSending);
  await expect
    .poll(() => {
      globalThis.dispatchEvent(new Event('appinstalled'));
      return workbox.register;
    })
    .toHaveBeenCalledOnce();
});

test('a worker that is there already is followed by a visitor who spares data as well', async () => {
  isInstalled = true;
  setLite(true);
  await register(notSending);
  expect(followUpdates).toHaveBeenCalledOnce();
});

test('the worker hears who spares data: now, whenever it changes, and a new one anew', async () => {
  await register(notSending);
  setLite(true);
  worker.dispatchEvent(new Event('controllerchange'));
  expect(told.filter(({ type }) => type === 'FRUGAL')).toEqual(
    [false, true, true].map((on) => ({ type: 'FRUGAL', on })),
  );
});

test('the visitor is told when the site can be used without a line', async () => {
  await register(notSending);
  worker.dispatchEvent(new MessageEvent('message', { data: { type: 'OFFLINE_READY' } }));
  expect(showToast).toHaveBeenCalledExactlyOnceWith('Ready to use offline', { kind: 'success' });
});
