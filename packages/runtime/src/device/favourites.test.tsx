import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listFavourites, setFavourite, useFavourites } from './favourites.ts';

const ids = () => listFavourites().map(({ id }) => id);

function Count() {
  return <p>{useFavourites().length} saved</p>;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

test('favourites are listed with their time, newest first', () => {
  setFavourite('7', true);
  vi.setSystemTime(new Date('2026-11-22T09:00:00Z'));
  setFavourite('8', true);
  expect(listFavourites()).toEqual([
    { id: '8', savedAt: '2026-11-22T09:00:00.000Z' },
    { id: '7', savedAt: '2026-11-21T09:00:00.000Z' },
  ]);
});

test('an agent who is added twice is listed once', () => {
  setFavourite('7', true);
  setFavourite('8', true);
  setFavourite('7', true);
  expect(ids()).toEqual(['7', '8']);
});

test('removing an agent leaves the others', () => {
  setFavourite('7', true);
  setFavourite('8', true);
  setFavourite('8', false);
  expect(ids()).toEqual(['7']);
});

test.each(['{', '{"id":"7"}', '[{"id":7,"savedAt":"x"},null,"7"]'])(
  'a damaged list counts as empty: %s',
  (stored) => {
    localStorage.setItem('naija:saved', stored);
    expect(ids()).toEqual([]);
  },
);

test('a new favourite is shown at once', () => {
  render(<Count />);
  act(() => {
    setFavourite('7', true);
  });
  expect(screen.getByText('1 saved')).toBeVisible();
});

test('a favourite added in another tab is shown here', () => {
  render(<Count />);
  localStorage.setItem('naija:saved', '[{"id":"7","savedAt":"2026-11-21T09:00:00.000Z"}]');
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'naija:saved' }));
  });
  expect(screen.getByText('1 saved')).toBeVisible();
});

test('without storage, a favourite lasts as long as the page, and this is reported', () => {
  render(<Count />);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => {
    expect(setFavourite('7', true)).toBe(false);
  });
  expect(screen.getByText('1 saved')).toBeVisible();
  vi.restoreAllMocks();
  expect(setFavourite('7', false)).toBe(true);
  expect(ids()).toEqual([]);
});
