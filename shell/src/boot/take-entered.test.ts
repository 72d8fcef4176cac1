import { afterEach, expect, test } from 'vitest';
import { addEnteredToLinks } from './keep-input.ts';

let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Enters text into the search box of a page and follows its link. @returns the address of the link */
function follow(entered: string, href = '/trending?maxFee=5000'): string {
  document.body.innerHTML = `<div id="root"><form role="search"><input name="q"></form>
    <a href="${href}" data-takes="q"><b>Search here</b></a></div>`;
  const root = document.getElementById('root') as HTMLElement;
  stop = addEnteredToLinks(root);
  root.querySelector('input')?.setAttribute('value', entered);
  const link = root.querySelector('a') as HTMLAnchorElement;
  link.addEventListener('click', (event) => {
    event.preventDefault(); // jsdom does not navigate.
  });
  root.querySelector('b')?.click();
  return link.href.slice(location.origin.length);
}

test('a link to a search includes the text that was entered before the code loaded', () => {
  expect(follow(' Port Harcourt')).toBe('/trending?maxFee=5000&q=Port+Harcourt');
  expect(follow('lekki', '/trending?q=kano')).toBe('/trending?q=lekki');
});

test('an empty search box adds nothing to the link', () => {
  expect(follow('')).toBe('/trending?maxFee=5000');
  expect(follow(' ', '/trending?q=kano')).toBe('/trending');
});
