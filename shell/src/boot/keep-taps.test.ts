import { afterEach, expect, test, vi } from 'vitest';
import { keepTaps } from './keep-taps.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function page(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  return document.getElementById('root') as HTMLElement;
}

function control(root: HTMLElement): HTMLElement {
  return root.querySelector('button') as HTMLElement;
}

test('a control that is tapped before the code loads acts once afterwards, however often it was tapped', () => {
  const root = page('<button><b>Save</b></button>');
  const { tapAgain } = keepTaps(root);
  const save = vi.fn();
  control(root).addEventListener('click', save);
  root.querySelector('b')?.click();
  control(root).click();
  expect(save).not.toHaveBeenCalled();
  tapAgain();
  expect(save).toHaveBeenCalledOnce();
  control(root).click();
  expect(save).toHaveBeenCalledTimes(2);
});

test('a submit button does not leave the page before the code loads', () => {
  const root = page('<form><button type="submit">Log in</button></form>');
  keepTaps(root);
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  control(root).dispatchEvent(tap);
  expect(tap.defaultPrevented).toBe(true);
});

test('a search is submitted at once, because its address holds the search terms', () => {
  const root = page('<form role="search"><button type="submit">Search</button></form>');
  keepTaps(root);
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  root.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault(); // jsdom does not navigate.
  });
  control(root).dispatchEvent(tap);
  expect(tap.defaultPrevented).toBe(false);
});

test('a link is followed at once', () => {
  const root = page('<a href="#agent">Ada Obi</a>');
  keepTaps(root);
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  root.querySelector('a')?.dispatchEvent(tap);
  expect(tap.defaultPrevented).toBe(false);
});

test('once the code cannot be loaded, each tap calls back instead of being kept', () => {
  const root = page('<button>Save</button>');
  const { giveUp, tapAgain } = keepTaps(root);
  const [save, onTap] = [vi.fn(), vi.fn()];
  giveUp(onTap);
  control(root).addEventListener('click', save);
  control(root).click();
  expect(onTap).toHaveBeenCalledOnce();
  tapAgain();
  expect(save).not.toHaveBeenCalled();
});

test('a control that was removed in the meantime is not tapped', () => {
  const root = page('<button>Save</button>');
  const { tapAgain } = keepTaps(root);
  const button = control(root);
  button.click();
  const save = vi.fn();
  button.addEventListener('click', save);
  button.remove();
  tapAgain();
  expect(save).not.toHaveBeenCalled();
});

test('a control of a late part acts once that part is live', () => {
  const root = page('<div data-late=""><button>Clear filters</button></div>');
  const { tapAgain } = keepTaps(root);
  const clear = vi.fn();
  control(root).addEventListener('click', clear);
  tapAgain();
  control(root).click();
  expect(clear).not.toHaveBeenCalled();
  root.firstElementChild?.removeAttribute('data-late');
  tapAgain();
  expect(clear).toHaveBeenCalledOnce();
});
