import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '@testing-library/react';
import { followHeading } from './heading-focus.ts';

let main: HTMLElement;
let stop: () => void = () => undefined;

function heading(text: string): HTMLElement {
  const element = document.createElement('h1');
  element.textContent = text;
  return element;
}

/** Waits until mutation observers have run. */
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

test('focuses the heading of a page without scrolling', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  main.append(heading('Kano'));
  stop = followHeading(main);
  expect(main.firstElementChild).toHaveFocus();
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  focus.mockRestore();
});

test('focuses a heading that is rendered later', async () => {
  stop = followHeading(main);
  main.append(heading('Kano'));
  await waitFor(() => {
    expect(main.firstElementChild).toHaveFocus();
  });
});

test('focuses the new heading when it is replaced', async () => {
  main.append(heading('Agent profile'));
  stop = followHeading(main);
  main.replaceChildren(heading('Agent not found'));
  await waitFor(() => {
    expect(main.firstElementChild).toHaveFocus();
  });
});

function card(path: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = path;
  return link;
}

test('after Back the focus is on the link that was followed, even if it is rendered later', async () => {
  main.append(heading('Kano'));
  stop = followHeading(main, '/agent/7');
  expect(main.firstElementChild).toHaveFocus();
  main.append(card('/agent/6'), card('/agent/7'));
  await waitFor(() => {
    expect(main.lastElementChild).toHaveFocus();
  });
});

test('after Back the focus stays where the visitor moved it before the link was rendered', async () => {
  main.append(heading('Kano'));
  stop = followHeading(main, '/agent/7');
  document.querySelector('a')?.focus();
  main.append(card('/agent/7'));
  await observed();
  expect(document.querySelector('a')).toHaveFocus();
});

test('leaves the focus where the visitor moved it', async () => {
  main.append(heading('Agent profile'));
  stop = followHeading(main);
  document.querySelector('a')?.focus();
  main.replaceChildren(heading('Ada Obi'));
  await observed();
  expect(document.querySelector('a')).toHaveFocus();
});

test('does not focus a heading that comes after 10 s', async () => {
  vi.useFakeTimers();
  stop = followHeading(main);
  vi.advanceTimersByTime(10_000);
  main.append(heading('Kano'));
  await observed();
  expect(document.querySelector('a')).toHaveFocus();
});
