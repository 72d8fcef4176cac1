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

/** Wraps the text like a translator. */
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

test('elements that others add around fields and text that they translate are reverted; the field keeps its text and focus', () => {
  const { root, input, undo, hasRemaining } = open(5);
  input.focus();
  input.value = 'lekki';
  input.before(icon(), icon());
  input.after(icon());
  const around = icon();
  input.replaceWith(around);
  around.append(input);
  input.focus(); // The extension itself removes it.
  (root.querySelector('b')?.firstChild as Text).data = 'Eko';
  translate(root);
  translate(root);
  undo();
  expect(root.innerHTML).toBe(HTML);
  expect([root.querySelector('input'), input.value]).toEqual([input, 'lekki']);
  expect(input).toHaveFocus();
  expect(hasRemaining()).toBe(false);
});

test('added elements without text return once the page is live', () => {
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

test('elements that were added before the watch began or after it ended remain', async () => {
  expect(open(4).hasRemaining()).toBe(true);
  const { input, undo, hasRemaining } = open(5);
  undo();
  input.before(icon());
  await expect.poll(hasRemaining).toBe(true);
});
