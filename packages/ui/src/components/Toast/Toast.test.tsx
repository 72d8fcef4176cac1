import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '@naija/contracts/domain/limits';
import { showToast } from './show-toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const region = () => screen.getByRole('status');
const toasts = () => [...region().children].map(({ textContent }) => textContent);

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function show(...given: Parameters<typeof showToast>): void {
  act(() => {
    showToast(...given);
  });
}

test('the region is there before the first message, or no screen reader would announce it', () => {
  render(<ToastRegion />);
  expect(region()).toBeEmptyDOMElement();
  show('Login successful!', { kind: 'success' });
  expect(region()).toHaveTextContent('Login successful!');
});

test('a toast goes away by itself', () => {
  render(<ToastRegion />);
  show('Login successful!');
  pass(LIMITS.toastMs - 1);
  expect(toasts()).toHaveLength(1);
  pass(1);
  expect(toasts()).toHaveLength(0);
});

test.each([
  ['is pointed at', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['holds the focus', fireEvent.focus, fireEvent.blur],
])('a toast stays while it %s', (_, begin, end) => {
  render(<ToastRegion />);
  show('Login successful!');
  const toast = region().firstElementChild;
  if (!toast) throw new Error('no toast');
  begin(toast);
  pass(10 * LIMITS.toastMs);
  expect(toasts()).toHaveLength(1);
  end(toast);
  pass(LIMITS.toastMs);
  expect(toasts()).toHaveLength(0);
});

test('a toast can be put away, and the others stay', () => {
  render(<ToastRegion />);
  show('first');
  show('second');
  const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' });
  if (dismiss) fireEvent.click(dismiss);
  expect(toasts()).toEqual(['second']);
});

test('a toast can lead to a page, and is gone once it was followed', () => {
  render(<ToastRegion />, { wrapper: MemoryRouter });
  show('Saved', { action: { label: 'View', to: '/saved' } });
  const link = screen.getByRole('link', { name: 'View' });
  expect(link).toHaveAttribute('href', '/saved');
  fireEvent.click(link);
  expect(toasts()).toHaveLength(0);
});

test('the newest three are shown, and a message that comes again is not shown twice', () => {
  render(<ToastRegion />);
  for (const message of ['1', '2', '3', '4', '3']) show(message);
  expect(toasts()).toEqual(['2', '4', '3']);
});

test('a message from another version of this package is shown, whatever kind or action it names', () => {
  render(<ToastRegion />);
  act(() => {
    const detail: unknown = { message: 'Sent', kind: 'fanfare' };
    document.dispatchEvent(new CustomEvent('naija:toast', { detail }));
    document.dispatchEvent(new CustomEvent('naija:toast', { detail: null }));
    const unreadable: unknown = { message: 'Saved', action: { label: 'View' } };
    document.dispatchEvent(new CustomEvent('naija:toast', { detail: unreadable }));
  });
  expect(toasts()).toEqual(['Sent', 'Saved']);
});

test('an unmounted region no longer listens', () => {
  const { unmount } = render(<ToastRegion />);
  unmount();
  show('late');
  render(<ToastRegion />);
  expect(toasts()).toEqual([]);
});

describe('where a toast would lie', () => {
  const box = (top: number, height: number) => new DOMRect(0, top, 360, height);

  /** A page of 700 px, with a field or button at `top` and toasts of 80 px at the end. */
  function renderPage(tag: 'button' | 'textarea', top: number, height = 44) {
    vi.stubGlobal('innerHeight', 700);
    const Tag = tag;
    render(
      <>
        <Tag aria-label="used" />
        <ToastRegion />
      </>,
    );
    const used = screen.getByLabelText('used');
    vi.spyOn(used, 'getBoundingClientRect').mockReturnValue(box(top, height));
    vi.spyOn(region(), 'getBoundingClientRect').mockReturnValue(box(620, 80));
    return used;
  }
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const isAtTop = () => region().dataset['at'] === 'top';

  test('it leaves the button free that was just pressed', () => {
    const button = renderPage('button', 640);
    fireEvent.pointerDown(button);
    show('Saved');
    expect(isAtTop()).toBe(true);
  });

  test('it leaves a field free that gets the focus later', () => {
    const field = renderPage('textarea', 640);
    show('Saved');
    expect(isAtTop()).toBe(false);
    act(() => {
      field.focus();
    });
    expect(isAtTop()).toBe(true);
  });

  test.each([
    ['the field is elsewhere', 100, 44],
    ['the field is as high as the page', 0, 700],
  ])('it stays at the bottom where %s', (_, top, height) => {
    const field = renderPage('textarea', top, height);
    act(() => {
      field.focus();
    });
    show('Saved');
    expect(isAtTop()).toBe(false);
  });
});
