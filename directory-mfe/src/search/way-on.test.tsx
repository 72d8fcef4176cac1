import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockApi } from '@naija/runtime/testing';
import { announced } from '../testing/announced.ts';
import { mockLists } from '../testing/list-calls.ts';
import { openPage } from '../testing/open-page.ts';
import { agentList } from '../testing/records.ts';

const api = mockApi();
const OGUN = { state: 'ogun', total: 12 };

test('a search without a result leads to the nearest state with agents, and keeps the filters', async () => {
  mockLists(api, () => ({ ...agentList(), place: { name: 'Gbagada', state: 'lagos' }, nearest: OGUN }));
  await openPage('/trending?q=Gbagada&maxFee=5000');
  const empty = within(await announced('status'));
  expect(empty.getByText('No results found for "Gbagada"')).toBeVisible();
  expect(empty.getByText('Try removing a filter.')).toBeVisible();
  expect(empty.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  expect(empty.getByRole('link', { name: 'Nearest: 12 agents in Ogun' })).toHaveAttribute(
    'href',
    '/location/ogun?maxFee=5000',
  );
});

test('a search that means no place leads to the agents of a state, which is near to nothing', async () => {
  mockLists(api, () => ({ ...agentList(), nearest: OGUN }));
  await openPage('/trending?q=zzz');
  const empty = within(await announced('status'));
  expect(empty.getByRole('link', { name: 'See 12 agents in Ogun' })).toHaveAttribute(
    'href',
    '/location/ogun',
  );
});

test('without filters there is none to remove', async () => {
  mockLists(api, () => agentList());
  await openPage('/trending?q=Gbagada');
  const empty = within(await announced('status'));
  expect(empty.getByText(/^Check the spelling/)).toBeVisible();
  expect(empty.queryByRole('button')).toBeNull();
  expect(empty.queryByRole('link')).toBeNull();
});

test.each([
  ['/location/yobe', 'alert'],
  ['/trending?q=yobe', 'status'],
] as const)('%s, a state without agents, leads to the nearest one with some', async (path, role) => {
  mockLists(api, () =>
    HttpResponse.json(
      { message: 'x', code: 'not_found', nearest: { state: 'borno', total: 1 } },
      { status: 404 },
    ),
  );
  await openPage(path);
  const panel = within(await announced(role));
  expect(await panel.findByRole('link', { name: 'Nearest: 1 agent in Borno' })).toHaveAttribute(
    'href',
    '/location/borno',
  );
});

test('the heading names the place that a search was understood as, and the title does', async () => {
  mockLists(api, () => ({
    ...agentList(),
    total: 26,
    place: { name: 'Port Harcourt', state: 'rivers', total: 20, around: 6 },
  }));
  await openPage('/trending?q=ph&maxFee=10000');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^20 agents in Port Harcourt, Rivers up to ₦10,000, and 6 more within 15 km$/,
  );
  expect(document.title).toBe('20 agents in Port Harcourt up to ₦10,000 · NaijaAgents');
});
