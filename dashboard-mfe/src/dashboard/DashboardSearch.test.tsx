import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerDashboard, openDashboard } from '../testing/dashboard.tsx';
import { mockApi } from '../testing/mock-api.ts';
import { address, heading } from '../testing/open-page.tsx';

const api = mockApi();

beforeEach(() => {
  const updatedAt = '2026-11-20T08:00:00.000Z';
  answerDashboard(api, {
    comments: [
      { _id: 'b', fullname: 'Bola Ade', content: 'A fair fee.', updatedAt },
      { _id: 'a', fullname: 'Ngozi Eze', content: 'Quick and honest.', updatedAt },
    ],
  });
});

const box = () => screen.getByPlaceholderText('Search...');
const found = () =>
  screen.queryAllByRole('link', { name: /›|Comments that say/ }).map((link) => link.textContent);

async function seek(query: string): Promise<void> {
  await userEvent.click(box());
  await userEvent.paste(query);
}

test('typing lists the sections and fields of that name, and the way to the comments that say it', async () => {
  await openDashboard();
  await seek('fee');
  expect(found()).toEqual([
    'Dashboard › Fees & Commissions',
    'Edit Profile › Inspection Fee (₦)',
    'Comments that say “fee”',
  ]);
  expect(screen.getByText('Go to one of 3:')).toHaveAttribute('role', 'status');
});

test('a section is found by what stands in it', async () => {
  await openDashboard();
  await seek('deals');
  expect(found()).toContain('Dashboard › Property Statistics');
});

test('Enter leads to the first of them, which gets the focus, and the search is over', async () => {
  await openDashboard('?tab=edit-profile');
  await seek('statistics');
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/dashboard?tab=dashboard#property-statistics');
  await waitFor(() => {
    expect(screen.getByRole('region', { name: 'Property Statistics' })).toHaveFocus();
  });
  expect(box()).toHaveValue('');
  expect(found()).toEqual([]);
});

test('a field of the edit form is reached with the keyboard alone', async () => {
  await openDashboard();
  await screen.findByRole('region', { name: 'Agent Details' });
  await seek('phone');
  screen.getByRole('link', { name: 'Edit Profile › Phone Number' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/dashboard?tab=edit-profile#phone');
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: /Phone Number/ })).toHaveFocus();
  });
});

test('the way to the comments keeps what is sought, and shows those that say it', async () => {
  await openDashboard();
  await seek('fee');
  await userEvent.click(screen.getByRole('link', { name: 'Comments that say “fee”' }));
  expect(heading()).toBe('Comments');
  expect(await screen.findByText('A fair fee.')).toBeVisible();
  expect(screen.queryByText('Quick and honest.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByText('Quick and honest.')).toBeVisible();
});

test('Enter leaves an agent who searches the comments where they are', async () => {
  await openDashboard('?tab=comments');
  await screen.findByText('A fair fee.');
  await seek('fee');
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/dashboard?tab=comments');
  expect(screen.getByText('A fair fee.')).toBeVisible();
});

test('what no search can be is said at the box', async () => {
  await openDashboard();
  await seek('x'.repeat(101));
  expect(box()).toHaveAccessibleDescription('Please search for at most 100 characters');
  expect(found()).toEqual([]);
});
