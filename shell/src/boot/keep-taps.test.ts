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

test('a control that is tapped before anything listens answers once afterwards, however often it was tapped', () => {
  const root = page('<button><b>Save</b></button>');
  const again = keepTaps(root);
  const save = vi.fn();
  control(root).addEventListener('click', save);
  root.querySelector('b')?.click();
  control(root).click();
  expect(save).not.toHaveBeenCalled();
  again();
  expect(save).toHaveBeenCalledOnce();
  control(root).click();
  expect(save).toHaveBeenCalledTimes(2);
});

test('a submit button of a form does not leave the page meanwhile', () => {
  const root = page('<form><button>Log in</button></form>');
  keepTaps(root);
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  control(root).dispatchEvent(tap);
  expect(tap.defaultPrevented).toBe(true);
});

test('a link is followed at once', () => {
  const root = page('<a href="#agent">Ada Obi</a>');
  keepTaps(root);
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  root.querySelector('a')?.dispatchEvent(tap);
  expect(tap.defaultPrevented).toBe(false);
});

test('a control that has gone meanwhile is left alone', () => {
  const root = page('<button>Save</button>');
  const again = keepTaps(root);
  const button = control(root);
  button.click();
  const save = vi.fn();
  button.addEventListener('click', save);
  button.remove();
  again();
  expect(save).not.toHaveBeenCalled();
});
