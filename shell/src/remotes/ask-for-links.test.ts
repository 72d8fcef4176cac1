import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { trackListeners } from '../testing/auto-remove-listeners.ts';
import { setLite } from '@naija/runtime';
import { entry, registryWith } from '../testing/registry.ts';
import { loadRegistry } from './selection/load-selection.ts';
import { askForLinks } from './ask-for-links.ts';
import { askForPage } from './ask-for-page.ts';

vi.mock('./ask-for-page.ts');
vi.mock('./selection/load-selection.ts');

let removeListeners: () => void;

beforeEach(() => {
  vi.mocked(askForPage).mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  removeListeners = trackListeners();
  askForLinks();
});
afterEach(() => {
  vi.unstubAllGlobals();
  setLite(false);
  removeListeners();
  document.body.replaceChildren();
});

function turnTo(href: string, type: string, traits: object = {}): void {
  document.body.innerHTML = `<a href="${href}"><b>Open</b></a>`;
  document.querySelector('b')?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), traits));
}

test.each(['pointerover', 'focusin', 'pointerdown'])(
  'a %s on a link requests the remote of its page, and a failure is not reported',
  (type) => {
    turnTo('/saved-homes/3?from=list', type);
    expect(askForPage).toHaveBeenCalledExactlyOnceWith('/saved-homes/3');
  },
);

test.each(['https://elsewhere.example/page', '/agents.csv', 'mailto:ada@agents.example'])(
  'nothing is requested for %s',
  (href) => {
    turnTo(href, 'pointerover');
    expect(askForPage).not.toHaveBeenCalled();
  },
);

describe('the worker', () => {
  const postMessage = vi.fn();
  /** Points at a page of a remote, which every test names differently, because each is downloaded once. */
  const pointAt = (remote: string, { type = 'focusin', pointerType = 'mouse' } = {}) => {
    vi.mocked(loadRegistry).mockResolvedValue(registryWith({ [remote]: [entry('1.0.0', {}, remote)] }));
    turnTo(`/${remote}`, type, { pointerType });
  };
  /** Resolves once the worker was told to download these remotes, and no others. */
  const downloads = (...remotes: string[]) =>
    vi.waitFor(() => {
      expect(postMessage.mock.calls).toEqual(
        remotes.map((name) => [{ type: 'WANTED_REMOTES', names: [name] }]),
      );
    });

  beforeEach(() => {
    postMessage.mockReset();
    vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
    vi.mocked(loadRegistry).mockReset();
    vi.mocked(askForPage).mockResolvedValue(true);
  });

  test('downloads the remote of a link that the visitor points at, once', async () => {
    pointAt('login');
    await downloads('login');
    pointAt('login', { type: 'pointerdown' });
    pointAt('signup');
    await downloads('login', 'signup');
  });

  test('downloads nothing because a finger touches a link, as it does to scroll', async () => {
    pointAt('touched', { type: 'pointerdown', pointerType: 'touch' });
    pointAt('focused');
    await downloads('focused');
  });

  test('downloads nothing with data saver on', async () => {
    setLite(true);
    pointAt('office');
    await vi.waitFor(() => {
      expect(loadRegistry).toHaveBeenCalled();
    });
    setLite(false);
    pointAt('admin');
    await downloads('admin');
  });
});
