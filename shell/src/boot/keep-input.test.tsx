import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { keepInput } from './keep-input.ts';

function Search() {
  const [text, setText] = useState('');
  const [fee, setFee] = useState('');
  return (
    <form>
      <input
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <select
        value={fee}
        onChange={({ target }) => {
          setFee(target.value);
        }}
      >
        <option value="">Any</option>
        <option value="5000">₦5,000</option>
      </select>
      <p>
        {text}/{fee}
      </p>
    </form>
  );
}

let unmount: () => void = () => undefined;

afterEach(() => {
  act(() => {
    unmount();
  });
  document.body.replaceChildren();
});

/** A rendered page and the code that hydrates it. */
function renderedPage(onRecoverableError?: () => void) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Search />);
  document.body.append(root);
  const hydrate = () => {
    act(() => {
      const hydrated = hydrateRoot(root, <Search />, onRecoverableError && { onRecoverableError });
      unmount = () => {
        hydrated.unmount();
      };
    });
  };
  const input = root.querySelector('input') as HTMLInputElement;
  const select = root.querySelector('select') as HTMLSelectElement;
  return { root, input, select, hydrate, shown: () => root.querySelector('p')?.textContent };
}

function enter(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('the code receives text and choices that were entered before it loaded, and the caret stays', () => {
  const { root, input, select, hydrate, shown } = renderedPage();
  const { enterAgain } = keepInput(root);
  input.focus();
  enter(input, 'lekki');
  input.setSelectionRange(2, 2);
  enter(select, '5000');
  hydrate();
  act(enterAgain);
  expect(shown()).toBe('lekki/5000');
  expect(input).toHaveFocus();
  expect([input.value, input.selectionStart]).toEqual(['lekki', 2]);
});

test('a choice that the browser restored and the visitor did not make is reset', () => {
  const { root, select, hydrate, shown } = renderedPage();
  const { enterAgain } = keepInput(root);
  select.value = '5000';
  hydrate();
  act(enterAgain);
  expect([select.value, shown()]).toEqual(['', '/']);
});

test('a part whose code loads later receives the choice made in it, and nothing else is entered again', () => {
  const { root, input, select, hydrate, shown } = renderedPage();
  root.toggleAttribute('data-late', true);
  const { enterAgain } = keepInput(root);
  enterAgain();
  enter(select, '5000');
  const added = document.createElement('input');
  root.append(added);
  enter(added, 'of another page');
  added.value = 'changed since';
  hydrate();
  root.removeAttribute('data-late');
  act(enterAgain);
  expect([shown(), input.value, added.value]).toEqual(['/5000', '', 'changed since']);
});

test('typed text, focus and caret move to the new field when React renders the page again', () => {
  const onRedrawn = vi.fn();
  const { root, input, hydrate, shown } = renderedPage(onRedrawn);
  const { enterAgain } = keepInput(root);
  input.focus();
  enter(input, 'lekki');
  input.setSelectionRange(2, 2);
  input.before(document.createElement('div'));
  hydrate();
  expect(onRedrawn).toHaveBeenCalled();
  act(enterAgain);
  const field = root.querySelector('input') as HTMLInputElement;
  expect(field).not.toBe(input);
  expect(field).toHaveFocus();
  expect([shown(), field.value, field.selectionStart]).toEqual(['lekki/', 'lekki', 2]);
});

test('a field that the visitor has left is not focused again', async () => {
  const { root, input, hydrate } = renderedPage(() => undefined);
  const { enterAgain } = keepInput(root);
  input.focus();
  enter(input, 'lekki');
  input.blur();
  await Promise.resolve();
  input.before(document.createElement('div'));
  hydrate();
  act(enterAgain);
  expect(document.body).toHaveFocus();
});

test('after a reload the typed text is back, and the code receives it', () => {
  const before = renderedPage();
  const kept = keepInput(before.root);
  expect(kept.hasEntered()).toBe(false);
  enter(before.input, 'lekki');
  expect(kept.hasEntered()).toBe(true);
  kept.keepForReload();
  before.root.remove();

  const { root, input, hydrate, shown } = renderedPage();
  const { enterAgain } = keepInput(root);
  expect(input.value).toBe('lekki');
  hydrate();
  act(enterAgain);
  expect(shown()).toBe('lekki/');
});
