import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { AgentListResponse } from '@naija/contracts/http/agents';
import { accessibilityFaults, address, mockApi, openPage, untilLoaded } from '@naija/runtime/testing';
import { pages } from '../../pages.ts';

const LISTS = '*/api/v1/user/location/:location';
const api = mockApi();

beforeEach(() => {
  api.use(http.get(LISTS, ({ params }) => HttpResponse.json(agentIn(String(params['location'])))));
});

function agentIn(state: string): AgentListResponse {
  const figures = { inspectionFee: 5_000, totalDeals: 12 };
  const agent = {
    _id: '1',
    id: '1',
    name: `Ada of ${state}`,
    image: null,
    state,
    stateCity: state,
    ...figures,
  };
  return { data: [agent], nextCursor: null, total: 1 };
}

test('a visitor sees which page this is, and the agents of the first state', async () => {
  await openPage(pages, '/__name__');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('__title__');
  expect(document.title).toBe('__title__ · NaijaAgents');
  expect(await screen.findByRole('link', { name: /Ada of lagos/ })).toBeVisible();
});

test('a visitor chooses another state, which the address names', async () => {
  await openPage(pages, '/__name__');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Kano');
  await userEvent.click(screen.getByRole('button', { name: 'Show agents' }));
  expect(await screen.findByRole('link', { name: /Ada of kano/ })).toBeVisible();
  expect(address()).toBe('/__name__?state=kano');
});

test('a visitor who chooses no state reads what to do', async () => {
  await openPage(pages, '/__name__');
  await userEvent.selectOptions(screen.getByLabelText('State'), '');
  await userEvent.click(screen.getByRole('button', { name: 'Show agents' }));
  expect(await screen.findByText('Please choose a state')).toBeVisible();
});

test('a visitor without a network can try again', async () => {
  api.use(http.get(LISTS, () => HttpResponse.error()));
  await openPage(pages, '/__name__');
  expect(await screen.findByRole('alert')).toHaveTextContent('The agents could not be loaded');
  api.use(http.get(LISTS, () => HttpResponse.json(agentIn('lagos'))));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Ada of lagos/ })).toBeVisible();
});

test('search engines get one description and one address, whatever the state', async () => {
  await openPage(pages, '/__name__?state=kano');
  expect(document.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    expect.stringContaining('Kano'),
  );
  expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', '/__name__');
});

test('nothing on the page keeps people from using it', async () => {
  const { store } = await openPage(pages, '/__name__');
  await untilLoaded(store);
  expect(await accessibilityFaults()).toEqual([]);
});
