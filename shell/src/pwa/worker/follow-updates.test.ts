import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Workbox } from 'workbox-window';
import { requestFromWorker } from '@naija/runtime';
import { autoRemoveListeners } from '../../testing/auto-remove-listeners.ts';
import { pollUpdates } from './poll-updates.ts';
import { followUpdates } from './follow-updates.ts';
import { offerUpdate } from './update-offer.ts';
import { areReleasesGone, isOutdated, wereReleasesSwitched } from './outdated-releases.ts';
import { hasUnsavedInput } from '../../browser/unsaved-input.ts';

vi.mock('@naija/runtime');
vi.mock('./poll-updates.ts');
vi.mock('./update-offer.ts');
vi.mock('./outdated-releases.ts');
vi.mock('../../browser/unsaved-input.ts');

const reload = vi.fn();
const skipWaiting = vi.fn();
let worker: EventTarget & { controller: object | null };
let workbox: EventTarget;
let registration: EventTarget & { active: object | null; installing: EventTarget | null };
let sending: boolean;

type Installing = EventTarget & { state: string };

/** A page that is controlled by an earlier version of the worker, or by none. */
function open({ served = true, waiting = false, installing = null as Installing | null } = {}): void {
  worker = Object.assign(new EventTarget(), { controller: served ? {} : null });
  workbox = Object.assign(new EventTarget(), { messageSkipWaiting: skipWaiting });
  vi.stubGlobal('navigator', { serviceWorker: worker });
  registration = Object.assign(new EventTarget(), {
    active: served ? {} : null,
    installing,
    waiting: waiting ? {} : null,
  });
  followUpdates(
    workbox as unknown as Workbox,
    registration as unknown as ServiceWorkerRegistration,
    () => sending,
  );
}

/** A worker that was found, and was installed or failed to install. */
function find(state: 'installed' | 'redundant'): void {
  const installing = newWorker();
  registration.installing = installing;
  registration.dispatchEvent(new Event('updatefound'));
  become(installing, state);
}

function newWorker(): Installing {
  return Object.assign(new EventTarget(), { state: 'installing' });
}

function become(installing: Installing, state: string): void {
  installing.state = state;
  installing.dispatchEvent(new Event('statechange'));
}

const offered = () => expect.poll(() => offerUpdate).toHaveBeenCalledOnce();

/** Presses Reload. */
function press(): void {
  vi.mocked(offerUpdate).mock.lastCall?.[0]();
}

beforeEach(() => {
  autoRemoveListeners();
  sending = false;
  vi.stubGlobal('location', { reload });
  reload.mockReset();
  skipWaiting.mockReset();
  vi.mocked(offerUpdate).mockReset();
  vi.mocked(requestFromWorker).mockReset().mockResolvedValue(false);
  vi.mocked(hasUnsavedInput).mockReset().mockReturnValue(false);
  vi.mocked(pollUpdates).mockReset();
  vi.mocked(wereReleasesSwitched).mockReset().mockResolvedValue(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a shell that waits', () => {
  test('is offered, and takes over only when the visitor accepts it', async () => {
    open({ waiting: true });
    await offered();
    expect(skipWaiting).not.toHaveBeenCalled();
    press();
    expect(skipWaiting).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    worker.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is activated on request even with unsaved input', async () => {
    open({ waiting: true });
    vi.mocked(hasUnsavedInput).mockReturnValue(true);
    await offered();
    press();
    worker.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a new shell', () => {
  test('is offered when it is installed after another one failed to install', async () => {
    open();
    find('redundant');
    expect(requestFromWorker).not.toHaveBeenCalled();
    find('installed');
    await offered();
  });

  test('is offered if the browser began to install it before the page listened', async () => {
    const installing = newWorker();
    open({ installing });
    expect(requestFromWorker).not.toHaveBeenCalled();
    become(installing, 'installed');
    await offered();
  });

  test('is not offered if it is the first one', () => {
    open({ served: false });
    find('installed');
    expect(requestFromWorker).not.toHaveBeenCalled();
    expect(offerUpdate).not.toHaveBeenCalled();
  });

  test('is neither offered nor loaded again by a page that the server sent with it', async () => {
    const isCurrent = Promise.resolve(true);
    vi.mocked(requestFromWorker).mockReturnValue(isCurrent);
    open();
    find('installed');
    expect(requestFromWorker).toHaveBeenLastCalledWith({ type: 'IS_CURRENT' }, registration.installing);
    worker.dispatchEvent(new Event('controllerchange'));
    expect(requestFromWorker).toHaveBeenLastCalledWith({ type: 'IS_CURRENT' }, worker.controller);
    await isCurrent;
    expect(offerUpdate).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a version that another tab chose', () => {
  test('reloads this tab', async () => {
    open();
    worker.dispatchEvent(new Event('controllerchange'));
    await expect.poll(() => reload).toHaveBeenCalledOnce();
  });

  test.each([
    ['typed', () => vi.mocked(hasUnsavedInput).mockReturnValue(true)],
    ['being sent', () => (sending = true)],
  ])('is only offered while something is %s', async (_what, beBusy) => {
    open();
    beBusy();
    worker.dispatchEvent(new Event('controllerchange'));
    await offered();
    expect(reload).not.toHaveBeenCalled();
    press();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is not assumed when the very first worker takes control', () => {
    open({ served: false });
    worker.dispatchEvent(new Event('controllerchange'));
    expect(requestFromWorker).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    expect(offerUpdate).not.toHaveBeenCalled();
  });
});

describe('other releases', () => {
  const changed = () =>
    worker.dispatchEvent(
      new MessageEvent('message', { data: { type: 'RELEASES_CHANGED', remotes: ['directory'] } }),
    );

  test('are offered if this tab shows an earlier one', async () => {
    vi.mocked(isOutdated).mockResolvedValue(true);
    open();
    changed();
    await expect.poll(() => offerUpdate).toHaveBeenCalledOnce();
    expect(isOutdated).toHaveBeenCalledWith(['directory']);
    press();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('are offered if the worker switched to them before the page listened', async () => {
    vi.mocked(wereReleasesSwitched).mockResolvedValue(true);
    open();
    await expect.poll(() => offerUpdate).toHaveBeenCalledOnce();
  });

  test('are not offered in a tab that does not run them', async () => {
    const answer = Promise.resolve(false);
    vi.mocked(isOutdated).mockReturnValue(answer);
    open();
    changed();
    await answer;
    expect(offerUpdate).not.toHaveBeenCalled();
  });
});

describe('a page that comes back from the back/forward cache', () => {
  const comeBack = () => globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  test('reloads if its release is gone', async () => {
    vi.mocked(areReleasesGone).mockResolvedValue(true);
    open();
    comeBack();
    await expect.poll(() => reload).toHaveBeenCalled();
  });

  test('with unsaved input offers the new version instead', async () => {
    vi.mocked(areReleasesGone).mockResolvedValue(true);
    vi.mocked(hasUnsavedInput).mockReturnValue(true);
    open();
    comeBack();
    await expect.poll(() => offerUpdate).toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});
