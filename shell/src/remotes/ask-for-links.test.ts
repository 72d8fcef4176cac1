import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trackListeners } from '../testing/auto-remove-listeners.ts';
import { askForLinks } from './ask-for-links.ts';
import { askForPage } from './ask-for-page.ts';

vi.mock('./ask-for-page.ts');

let removeListeners: () => void;

beforeEach(() => {
  vi.mocked(askForPage).mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  removeListeners = trackListeners();
  askForLinks();
});
afterEach(() => {
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
