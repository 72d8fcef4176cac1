import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';

afterEach(() => {
  fireEvent.keyDown(document.body);
});

test('without a press it happens at once', () => {
  const happen = vi.fn();
  afterPress(happen);
  expect(happen).toHaveBeenCalledOnce();
});

test('during a press it waits for the click, and happens once', async () => {
  const happen = vi.fn();
  fireEvent.mouseDown(document.body);
  afterPress(happen);
  fireEvent.mouseUp(document.body);
  fireEvent.click(document.body);
  expect(happen).not.toHaveBeenCalled();
  await vi.waitFor(() => {
    expect(happen).toHaveBeenCalledOnce();
  });
  afterPress(happen);
  expect(happen).toHaveBeenCalledTimes(2);
});

test.each([
  ['a drag that ends', 'dragEnd'],
  ['a key', 'keyDown'],
] as const)('%s ends a press whose release was lost', (_, event) => {
  const happen = vi.fn();
  fireEvent.mouseDown(document.body);
  afterPress(happen);
  fireEvent[event](document.body);
  expect(happen).toHaveBeenCalledOnce();
});
