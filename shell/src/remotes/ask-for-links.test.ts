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

function turnTo(href: string, type: string): void {
  document.body.innerHTML = `<a href="${href}"><b>Open</b></a>`;
  document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
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
  const pointAt = async (remote: string) => {
    postMessage.mockReset();
    vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
    vi.mocked(askForPage).mockResolvedValue(true);
    vi.mocked(loadRegistry).mockResolvedValue(registryWith({ [remote]: [entry('1.0.0', {}, remote)] }));
    turnTo(`/${remote}`, 'focusin');
    await vi.waitFor(() => {
      expect(loadRegistry).toHaveBeenCalled();
    });
  };

  test('downloads the remote of a link that the visitor points at, once', async () => {
    await pointAt('login');
    turnTo('/login', 'pointerdown');
    await vi.waitFor(() => {
      expect(postMessage.mock.calls).toEqual([[{ type: 'OPENED_REMOTES', names: ['login'] }]]);
    });
  });

  test('downloads nothing with data saver on', async () => {
    setLite(true);
    await pointAt('office');
    expect(postMessage).not.toHaveBeenCalled();
  });
});
