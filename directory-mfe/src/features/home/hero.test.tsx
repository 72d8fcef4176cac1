import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { address, mockApi } from '@naija/runtime/testing';
import { LIMITS } from '@naija/contracts/domain/limits';
import { mockLists } from '../../testing/list-calls.ts';
import { openPage } from '../../testing/open-page.ts';
import { agentList, summary } from '../../testing/records.ts';

const api = mockApi();
const box = () => screen.getByRole('searchbox', { name: 'Search by location' });
const hero = () => screen.queryByRole('heading', { name: 'Find a property agent in Nigeria' });

beforeEach(() => {
  mockLists(api, () => agentList(summary('7', { name: 'Bola Ade' })));
});

afterEach(() => {
  vi.useRealTimers();
});

test.each(['/?q=kano', '/?maxFee=10000', '/?sort=newest'])('%s has results and no hero', async (path) => {
  await openPage(path);
  expect(await screen.findByRole('heading', { name: 'Bola Ade' })).toBeVisible();
  expect(hero()).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^1 agent in (Kano|Lagos)/);
});

test('the hero gives way to the results from the first key on, and the box keeps the focus', async () => {
  await openPage('/');
  expect(hero()).toBeVisible();
  await userEvent.type(box(), 'k');
  expect(hero()).toBeNull();
  expect(box()).toHaveFocus();
  await userEvent.type(box(), 'ano{Enter}');
  expect(box()).toHaveValue('kano');
  expect(address()).toBe('/?q=kano');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(hero()).toBeVisible();
  expect(box()).toHaveFocus();
});

test('Search here takes along what was typed and chosen', async () => {
  await openPage('/?maxFee=10000');
  await userEvent.type(box(), ' Port Harcourt');
  await userEvent.click(screen.getByRole('link', { name: 'Search here' }));
  expect(address()).toBe('/trending?q=Port+Harcourt&maxFee=10000');
  expect(box()).toHaveValue('Port Harcourt');
});

test('a link that is followed before the search begins is not undone by it', async () => {
  await openPage('/');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(box(), { target: { value: 'Kano' } });
  const link = screen.getByRole('link', { name: 'Search here' });
  // The current page stays while the next one loads.
  link.addEventListener('click', (event) => {
    event.preventDefault();
  });
  fireEvent.click(link);
  await act(() => vi.advanceTimersByTimeAsync(2 * LIMITS.searchDebounceMs));
  expect(address()).toBe('/');
});
