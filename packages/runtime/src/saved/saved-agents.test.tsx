import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveAgent, savedAgents } from './saved-agents.ts';
import { useSaved } from './use-saved.ts';

const ids = () => savedAgents().map(({ id }) => id);

function Saved() {
  return <p>{useSaved().length} saved</p>;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

test('saved agents are listed with the moment, newest first', () => {
  saveAgent('7', true);
  vi.setSystemTime(new Date('2026-11-22T09:00:00Z'));
  saveAgent('8', true);
  expect(savedAgents()).toEqual([
    { id: '8', savedAt: '2026-11-22T09:00:00.000Z' },
    { id: '7', savedAt: '2026-11-21T09:00:00.000Z' },
  ]);
});

test('an agent who is saved twice is in the list once', () => {
  saveAgent('7', true);
  saveAgent('8', true);
  saveAgent('7', true);
  expect(ids()).toEqual(['7', '8']);
});

test('an agent who is taken off leaves the others saved', () => {
  saveAgent('7', true);
  saveAgent('8', true);
  saveAgent('8', false);
  expect(ids()).toEqual(['7']);
});

test.each(['{', '{"id":"7"}', '[{"id":7,"savedAt":"x"},null,"7"]'])(
  'a damaged list is an empty one: %s',
  (stored) => {
    localStorage.setItem('naija:saved', stored);
    expect(ids()).toEqual([]);
  },
);

test('what is saved is shown at once', () => {
  render(<Saved />);
  act(() => {
    saveAgent('7', true);
  });
  expect(screen.getByText('1 saved')).toBeVisible();
});

test('what is saved in another tab is shown here', () => {
  render(<Saved />);
  localStorage.setItem('naija:saved', '[{"id":"7","savedAt":"2026-11-21T09:00:00.000Z"}]');
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'naija:saved' }));
  });
  expect(screen.getByText('1 saved')).toBeVisible();
});

test('where the phone keeps nothing, saving says so', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(saveAgent('7', true)).toBe(false);
  expect(ids()).toEqual([]);
});
