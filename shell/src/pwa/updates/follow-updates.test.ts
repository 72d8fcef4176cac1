import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Workbox } from 'workbox-window';
import { ownListeners } from '../../testing/own-listeners.ts';
import { checkRegularly } from './check.ts';
import { followUpdates } from './follow-updates.ts';
import { offerUpdate } from './offer.ts';
import { areReleasesGone, isOutdated } from './releases.ts';
import { isTyped } from './typed.ts';

vi.mock('./check.ts');
vi.mock('./offer.ts');
vi.mock('./releases.ts');
vi.mock('./typed.ts');

const reload = vi.fn();
const skipWaiting = vi.fn();
let worker: EventTarget & { controller: object | null };
let workbox: EventTarget;
let sending: boolean;

/** A page of which a worker serves the earlier version, or none yet. */
function open({ served = true, waiting = false } = {}): void {
  worker = Object.assign(new EventTarget(), { controller: served ? {} : null });
  workbox = Object.assign(new EventTarget(), { messageSkipWaiting: skipWaiting });
  vi.stubGlobal('navigator', { serviceWorker: worker });
  const registration = { waiting: waiting ? {} : null } as ServiceWorkerRegistration;
  followUpdates(workbox as unknown as Workbox, registration, () => sending);
}

/** What a press on Reload does. */
function press(): void {
  vi.mocked(offerUpdate).mock.lastCall?.[0]();
}

beforeEach(() => {
  ownListeners();
  sending = false;
  vi.stubGlobal('location', { reload });
  reload.mockReset();
  skipWaiting.mockReset();
  vi.mocked(offerUpdate).mockReset();
  vi.mocked(isTyped).mockReset().mockReturnValue(false);
  vi.mocked(checkRegularly).mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a shell that waits', () => {
  test('is offered, and takes over only when the visitor says so', () => {
    open({ waiting: true });
    workbox.dispatchEvent(new Event('waiting'));
    expect(skipWaiting).not.toHaveBeenCalled();
    press();
    expect(skipWaiting).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    worker.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('comes at the visitor’s word even where something is typed', () => {
    open({ waiting: true });
    workbox.dispatchEvent(new Event('waiting'));
    vi.mocked(isTyped).mockReturnValue(true);
    press();
    worker.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a version that another tab chose', () => {
  test('comes into this one by itself', () => {
    open();
    worker.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each([
    ['typed', () => vi.mocked(isTyped).mockReturnValue(true)],
    ['being sent', () => (sending = true)],
  ])('waits for the visitor where something is %s', (_what, beBusy) => {
    open();
    beBusy();
    worker.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    press();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is not what the very first worker brings', () => {
    open({ served: false });
    worker.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    expect(offerUpdate).not.toHaveBeenCalled();
  });
});

describe('other releases', () => {
  const changed = () =>
    worker.dispatchEvent(
      new MessageEvent('message', { data: { type: 'RELEASES_CHANGED', remotes: ['directory'] } }),
    );

  test('are offered where this tab shows an earlier one', async () => {
    vi.mocked(isOutdated).mockResolvedValue(true);
    open();
    changed();
    await expect.poll(() => offerUpdate).toHaveBeenCalledOnce();
    expect(isOutdated).toHaveBeenCalledWith(['directory']);
    press();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('are no news for a tab that shows nothing of them', async () => {
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

  test('is loaded anew where its release is gone', async () => {
    vi.mocked(areReleasesGone).mockResolvedValue(true);
    open();
    comeBack();
    await expect.poll(() => reload).toHaveBeenCalled();
  });

  test('keeps what is typed in it, and says that there is a new version', async () => {
    vi.mocked(areReleasesGone).mockResolvedValue(true);
    vi.mocked(isTyped).mockReturnValue(true);
    open();
    comeBack();
    await expect.poll(() => offerUpdate).toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});
