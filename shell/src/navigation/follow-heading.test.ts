import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '@testing-library/react';
import { followHeading } from './follow-heading.ts';

let main: HTMLElement;
let stop: () => void = () => undefined;

function heading(text: string): HTMLElement {
  const element = document.createElement('h1');
  element.textContent = text;
  return element;
}

/** Lets everything that was observed so far be told. */
const observed = () => Promise.resolve();

beforeEach(() => {
  document.body.innerHTML = '<a href="/">link that was followed</a><main></main>';
  main = document.querySelector('main') ?? document.body;
  document.querySelector('a')?.focus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('the heading of a page that is there gets the focus, without scrolling', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  main.append(heading('Kano'));
  stop = followHeading(main);
  expect(main.firstElementChild).toHaveFocus();
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  focus.mockRestore();
});

test('the heading of a page that comes later gets the focus then', async () => {
  stop = followHeading(main);
  main.append(heading('Kano'));
  await waitFor(() => {
    expect(main.firstElementChild).toHaveFocus();
  });
});

test('when the heading is replaced, the focus goes to the new one', async () => {
  main.append(heading('Agent profile'));
  stop = followHeading(main);
  main.replaceChildren(heading('Agent not found'));
  await waitFor(() => {
    expect(main.firstElementChild).toHaveFocus();
  });
});

test('a visitor who has moved on is left where they are', async () => {
  main.append(heading('Agent profile'));
  stop = followHeading(main);
  document.querySelector('a')?.focus();
  main.replaceChildren(heading('Ada Obi'));
  await observed();
  expect(document.querySelector('a')).toHaveFocus();
});

test('what comes after ten seconds no longer takes the focus', async () => {
  vi.useFakeTimers();
  stop = followHeading(main);
  vi.advanceTimersByTime(10_000);
  main.append(heading('Kano'));
  await observed();
  expect(document.querySelector('a')).toHaveFocus();
});
