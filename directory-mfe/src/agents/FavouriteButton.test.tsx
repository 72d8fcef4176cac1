import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { setFavourite, listFavourites } from '@naija/runtime';
import { mockApi } from '@naija/runtime/testing';
import { ToastRegion } from '@naija/ui';
import { mockLists } from '../testing/list-calls.ts';
import { openPage } from '../testing/open-page.ts';
import { ada, agentList, summary } from '../testing/records.ts';

const api = mockApi();

beforeEach(() => {
  mockLists(api, () => agentList(summary('7', { name: 'Ada Obi' }), summary('8', { name: 'Bola Ade' })));
  api.use(
    http.get(`*${agentPaths.byId('7')}`, () => HttpResponse.json({ data: ada() })),
    http.get(`*${commentPaths.list('7')}`, () => HttpResponse.json({ comments: [], nextCursor: null })),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  act(() => {
    setFavourite('7', false);
  });
});

test.each(['/trending', '/location/lagos', '/agent/7'])(
  'an agent can be made a favourite on %s',
  async (address) => {
    await openPage(address);
    await userEvent.click(await screen.findByLabelText('Save Ada Obi'));
    expect(screen.getByLabelText('Saved Ada Obi')).toHaveAttribute('aria-pressed', 'true');
    expect(listFavourites().map(({ id }) => id)).toEqual(['7']);
  },
);

test('an agent just saved is one tap away from the other favourites', async () => {
  await openPage('/location/lagos');
  render(<ToastRegion />, { wrapper: MemoryRouter });
  await userEvent.click(await screen.findByLabelText('Save Ada Obi'));
  const toast = within(
    await screen.findByText('Saved').then((text) => text.closest('[role=status]') as HTMLElement),
  );
  expect(toast.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/saved');
});

test('the profile of a favourite links to all favourites', async () => {
  setFavourite('7', true);
  await openPage('/agent/7');
  expect(await screen.findByRole('link', { name: 'Saved agents' })).toHaveAttribute('href', '/saved');
});

test('a visitor whose browser stores nothing reads that a saved agent lasts until the page is closed', async () => {
  await openPage('/agent/7');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<ToastRegion />, { wrapper: MemoryRouter });
  await userEvent.click(await screen.findByLabelText('Save Ada Obi'));
  expect(await screen.findByText(/^Saved until you close this page/)).toBeVisible();
  expect(screen.getByLabelText('Saved Ada Obi')).toHaveAttribute('aria-pressed', 'true');
  vi.restoreAllMocks();
  setFavourite('7', false);
});
