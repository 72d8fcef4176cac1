import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { STATES } from '@naija/contracts/domain/states';
import { address, mockApi } from '@naija/runtime/testing';
import { announced } from '../../testing/announced.ts';
import { mockLists, refusal } from '../../testing/list-calls.ts';
import { openPage, showPage } from '../../testing/open-page.ts';
import { agentList, summary } from '../../testing/records.ts';

const api = mockApi();

test('a row shows name, state, inspection fee and deals, and links to the profile', async () => {
  mockLists(api, () => agentList(summary('7', { name: 'Bola Ade', state: 'akwa-ibom' })));
  await openPage('/location/akwa-ibom');
  const row = await screen.findByRole('listitem');
  for (const words of ['Bola Ade', 'Akwa Ibom', '₦5,000']) expect(row).toHaveTextContent(words);
  expect(within(row).getByText('OVER 1,250')).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'See More about Bola Ade' })).toHaveAttribute(
    'href',
    '/agent/7',
  );
});

test.each(['cross-river', 'Cross-River', 'Cross%20River'])(
  '/location/%s is the page of Cross River',
  async (slug) => {
    const calls = mockLists(api, () => agentList(summary('1')));
    await openPage(`/location/${slug}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Property agents in Cross River$/);
    expect(document.title).toBe('Property agents in Cross River · NaijaAgents');
    expect(calls.map(({ location }) => location)).toEqual(['cross-river']);
  },
);

test('loading, then the number of agents, is announced', async () => {
  let release: () => void = () => undefined;
  mockLists(api, async () => {
    await new Promise<void>((resolve) => (release = resolve));
    return agentList(summary('1'), summary('2'));
  });
  await showPage('/location/kano');
  expect(screen.getByRole('status', { name: 'Loading agents' })).toBeVisible();
  await waitFor(() => {
    release();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
  expect(await announced('status')).toHaveTextContent('2 agents found');
});

test('what is searched for on the page of a state is found in all states', async () => {
  const calls = mockLists(api, ({ location }) => agentList(summary('1', { name: `Agent of ${location}` })));
  await openPage('/location/lagos');
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search by location' }));
  // Pasted, because slowly typed letters would start searches of their own.
  await userEvent.paste('Kano');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('listitem')).toHaveTextContent('Agent of Kano');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^1 agent in Kano$/);
  expect(address()).toBe('/location/lagos?q=Kano');
  expect(calls.map(({ location }) => location)).toEqual(['lagos', 'Kano']);
});

test('a state without agents says so, and links to the search', async () => {
  mockLists(api, () => refusal(404));
  await openPage('/location/yobe');
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent(/^No Results FoundNo agents found in this location yet/);
  expect(await within(panel).findByRole('link')).toHaveAttribute('href', '/trending');
  expect(within(panel).queryByRole('button')).toBeNull();
});

test.each([
  ['there is no network', () => HttpResponse.error(), 'Please check your internet connection and try again'],
  ['the server fails', () => refusal(500), 'Something went wrong. Please try again later'],
])('when %s the page says why, and Retry loads the agents', async (_, failure, message) => {
  mockLists(api, failure);
  await openPage('/location/kano');
  expect(await screen.findByRole('alert')).toHaveTextContent(`No Results Found${message}`);
  mockLists(api, () => agentList(summary('1')));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('Agent 1');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an unknown state is not requested, and its page links to all states', async () => {
  const calls = mockLists(api, () => agentList());
  await openPage('/location/atlantis');
  expect(screen.getByRole('heading', { level: 1, name: 'State not found' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('No Results FoundNo agents found in this location yet');
  const states = within(screen.getByRole('navigation', { name: 'All states' }));
  expect(states.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    STATES.map(({ slug }) => `/location/${slug}`),
  );
  expect(calls).toEqual([]);
});
