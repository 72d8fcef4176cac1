import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ownListeners } from '../../testing/own-listeners.ts';

beforeEach(ownListeners);

/** Every test is a page load of its own. */
async function watch() {
  vi.resetModules();
  const { isTyped, watchTyping } = await import('./typed.ts');
  watchTyping();
  return isTyped;
}

test('a page is busy from the first letter until the field is empty again', async () => {
  render(<input aria-label="Comment" />);
  const isTyped = await watch();
  expect(isTyped()).toBe(false);
  await userEvent.type(screen.getByLabelText('Comment'), 'Hi');
  expect(isTyped()).toBe(true);
  await userEvent.clear(screen.getByLabelText('Comment'));
  expect(isTyped()).toBe(false);
});

test('a form that is left is forgotten', async () => {
  const { unmount } = render(<textarea aria-label="About" />);
  const isTyped = await watch();
  await userEvent.type(screen.getByLabelText('About'), 'Hi');
  unmount();
  expect(isTyped()).toBe(false);
});

test('what was typed before anybody watched counts', async () => {
  render(<input aria-label="Comment" />);
  await userEvent.type(screen.getByLabelText('Comment'), 'Hi');
  expect((await watch())()).toBe(true);
});

test('a form that came filled in is nobody’s work until it is changed', async () => {
  const isTyped = await watch();
  render(<input aria-label="Name" defaultValue="Ada" />);
  expect(isTyped()).toBe(false);
  await userEvent.type(screen.getByLabelText('Name'), '!');
  expect(isTyped()).toBe(true);
});

test('a choice that was not made does not count', async () => {
  render(<input type="checkbox" aria-label="On Airbnb" />);
  const isTyped = await watch();
  expect(isTyped()).toBe(false);
  await userEvent.click(screen.getByLabelText('On Airbnb'));
  expect(isTyped()).toBe(true);
});
