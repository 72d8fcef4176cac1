import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { mockDashboard, openDashboard } from '../testing/dashboard.tsx';
import { mockApi } from '../testing/mock-api.ts';
import { address, heading } from '../testing/open-page.tsx';

const api = mockApi();

beforeEach(() => {
  const updatedAt = '2026-11-20T08:00:00.000Z';
  mockDashboard(api, {
    comments: [
      { _id: 'b', fullname: 'Bola Ade', content: 'A fair fee.', updatedAt },
      { _id: 'a', fullname: 'Ngozi Eze', content: 'Quick and honest.', updatedAt },
    ],
  });
});

const box = () => screen.getByPlaceholderText('Search...');
const found = () =>
  screen.queryAllByRole('link', { name: /›|Comments that say/ }).map((link) => link.textContent);

async function search(query: string): Promise<void> {
  await userEvent.click(box());
  await userEvent.paste(query);
}

test('lists the sections and fields that match, and a link to the matching comments', async () => {
  await openDashboard();
  await search('fee');
  expect(found()).toEqual([
    'Dashboard › Fees & Commissions',
    'Edit Profile › Inspection Fee (₦)',
    'Comments that say “fee”',
  ]);
  expect(screen.getByText('3 matches')).toHaveAttribute('role', 'status');
});

test('finds a section by the labels in it', async () => {
  await openDashboard();
  await search('deals');
  expect(found()).toContain('Dashboard › Property Statistics');
});

test('Enter opens and focuses the first result, and clears the search', async () => {
  await openDashboard('?tab=edit-profile');
  await search('statistics');
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/dashboard?tab=dashboard#property-statistics');
  await waitFor(() => {
    expect(screen.getByRole('region', { name: 'Property Statistics' })).toHaveFocus();
  });
  expect(box()).toHaveValue('');
  expect(found()).toEqual([]);
});

test('reaches a field of the edit form by keyboard', async () => {
  await openDashboard();
  await screen.findByRole('region', { name: 'Agent Details' });
  await search('phone');
  screen.getByRole('link', { name: 'Edit Profile › Phone Number' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/dashboard?tab=edit-profile#phone');
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: /Phone Number/ })).toHaveFocus();
  });
});

test('the link to the comments keeps the query and filters them', async () => {
  await openDashboard();
  await search('fee');
  await userEvent.click(screen.getByRole('link', { name: 'Comments that say “fee”' }));
  expect(heading()).toBe('Comments');
  expect(await screen.findByText('A fair fee.')).toBeVisible();
  expect(screen.queryByText('Quick and honest.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByText('Quick and honest.')).toBeVisible();
});

test('Enter stays on the Comments tab', async () => {
  await openDashboard('?tab=comments');
  await screen.findByText('A fair fee.');
  await search('fee');
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/dashboard?tab=comments');
  expect(screen.getByText('A fair fee.')).toBeVisible();
});

test('refuses a query that is too long', async () => {
  await openDashboard();
  await search('x'.repeat(101));
  expect(box()).toHaveAccessibleDescription('Please search for at most 100 characters');
  expect(found()).toEqual([]);
});
