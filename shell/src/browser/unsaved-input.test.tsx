import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { autoRemoveListeners } from '../testing/auto-remove-listeners.ts';

beforeEach(autoRemoveListeners);

/** A fresh page load. */
async function watch() {
  vi.resetModules();
  const { hasUnsavedInput, trackInput } = await import('./unsaved-input.ts');
  trackInput();
  return hasUnsavedInput;
}

test('there is unsaved input from the first letter until the field is empty again', async () => {
  render(<input aria-label="Comment" />);
  const hasUnsavedInput = await watch();
  expect(hasUnsavedInput()).toBe(false);
  await userEvent.type(screen.getByLabelText('Comment'), 'Hi');
  expect(hasUnsavedInput()).toBe(true);
  await userEvent.clear(screen.getByLabelText('Comment'));
  expect(hasUnsavedInput()).toBe(false);
});

test('an unmounted form is forgotten', async () => {
  const { unmount } = render(<textarea aria-label="About" />);
  const hasUnsavedInput = await watch();
  await userEvent.type(screen.getByLabelText('About'), 'Hi');
  unmount();
  expect(hasUnsavedInput()).toBe(false);
});

test('input that was entered before tracking began counts', async () => {
  render(<input aria-label="Comment" />);
  await userEvent.type(screen.getByLabelText('Comment'), 'Hi');
  expect((await watch())()).toBe(true);
});

test('a prefilled form is not unsaved input until it is edited', async () => {
  const hasUnsavedInput = await watch();
  render(<input aria-label="Name" defaultValue="Ada" />);
  expect(hasUnsavedInput()).toBe(false);
  await userEvent.type(screen.getByLabelText('Name'), '!');
  expect(hasUnsavedInput()).toBe(true);
});

test('an unchecked checkbox does not count', async () => {
  render(<input type="checkbox" aria-label="On Airbnb" />);
  const hasUnsavedInput = await watch();
  expect(hasUnsavedInput()).toBe(false);
  await userEvent.click(screen.getByLabelText('On Airbnb'));
  expect(hasUnsavedInput()).toBe(true);
});
