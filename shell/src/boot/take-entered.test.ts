import { afterEach, expect, test } from 'vitest';
import { takeEntered } from './take-entered.ts';

let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Enters a text into the search box of a page, follows its link, and gives where that leads. */
function follow(entered: string, href = '/trending?maxFee=5000'): string {
  document.body.innerHTML = `<div id="root"><form role="search"><input name="q"></form>
    <a href="${href}" data-takes="q"><b>Search here</b></a></div>`;
  const root = document.getElementById('root') as HTMLElement;
  stop = takeEntered(root);
  root.querySelector('input')?.setAttribute('value', entered);
  const link = root.querySelector('a') as HTMLAnchorElement;
  link.addEventListener('click', (event) => {
    event.preventDefault(); // jsdom does not navigate.
  });
  root.querySelector('b')?.click();
  return link.href.slice(location.origin.length);
}

test('a link to a search takes along what was entered before the code has come', () => {
  expect(follow(' Port Harcourt')).toBe('/trending?maxFee=5000&q=Port+Harcourt');
  expect(follow('lekki', '/trending?q=kano')).toBe('/trending?q=lekki');
});

test('a box that was left or made empty is no search', () => {
  expect(follow('')).toBe('/trending?maxFee=5000');
  expect(follow(' ', '/trending?q=kano')).toBe('/trending');
});
