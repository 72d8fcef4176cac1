import { afterEach, expect, test } from 'vitest';
import { watchForeignChanges } from './foreign-changes.ts';

const FONT: string = 'font';
const HTML = '<form><label>Search</label> <input name="q"><p>Agents in <b>Lagos</b></p></form>';

afterEach(() => {
  document.body.replaceChildren();
});

function open(elements?: number) {
  document.body.innerHTML = `<div id="root">${HTML}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  const input = root.querySelector('input') as HTMLInputElement;
  return { root, input, ...watchForeignChanges(root, elements) };
}

function icon(): HTMLElement {
  const element = document.createElement('div');
  element.dataset['icon'] = 'of a password manager';
  return element;
}

/** As translators do. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement(FONT);
    font.textContent = text.data.toUpperCase();
    text.replaceWith(font);
  }
}

test('elements beside and around fields, and translated text, are taken back; the field keeps its text and the focus', () => {
  const { root, input, undo, remain } = open(5);
  input.focus();
  input.value = 'lekki';
  input.before(icon(), icon());
  input.after(icon());
  const around = icon();
  input.replaceWith(around);
  around.append(input);
  input.focus(); // The extension itself takes it away.
  (root.querySelector('b')?.firstChild as Text).data = 'Eko';
  translate(root);
  translate(root);
  undo();
  expect(root.innerHTML).toBe(HTML);
  expect([root.querySelector('input'), input.value]).toEqual([input, 'lekki']);
  expect(input).toHaveFocus();
  expect(remain()).toBe(false);
});

test('elements without text return to their place once the page answers', () => {
  const { root, input, undo, putBack } = open();
  const [first, second] = [icon(), icon()];
  input.before(first, second);
  translate(root);
  undo();
  putBack();
  expect(input.previousElementSibling).toBe(second);
  expect(second.previousElementSibling).toBe(first);
  expect(root.innerHTML).not.toContain(FONT);
});

test('what had been added before anything was watched, and what is added later, remains', async () => {
  expect(open(4).remain()).toBe(true);
  const { input, undo, remain } = open(5);
  undo();
  input.before(icon());
  await expect.poll(remain).toBe(true);
});
