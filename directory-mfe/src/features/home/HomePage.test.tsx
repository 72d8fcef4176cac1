import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { mockApi } from '../../testing/mock-api.ts';
import { openPage, showPage } from '../../testing/open-page.tsx';
import { ada, agentList, summary } from '../../testing/records.ts';

const api = mockApi();
const LAGOS = `*${agentPaths.byLocation('lagos')}`;

function answer(response: () => Response | Promise<Response>): void {
  api.use(http.get(LAGOS, response));
}

test('a visitor sees the trending agents of Lagos', async () => {
  answer(() => HttpResponse.json(agentList(summary('1'), summary('2', { name: 'Bola Ade' }))));
  await openPage('/');
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Trending agents in Lagos' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe('Property agents in Nigeria · NaijaAgents');
});

test('a card tells name, state, inspection fee and deals, and as a whole opens the profile', async () => {
  answer(() => HttpResponse.json(agentList(summary('7', { name: 'Bola Ade', state: 'cross-river' }))));
  await openPage('/');
  const card = await screen.findByRole('link');
  expect(card).toHaveAccessibleName('Bola Ade Cross River Inspection fee ₦5,000 Deals closed 1,250');
  expect(card).toHaveAttribute('href', '/agent/7');
});

test('what an agent has not filled in is a dash, a missing photo their initials', async () => {
  const bare = summary('7', { name: 'Bola Ade', image: null, inspectionFee: null, totalDeals: null });
  answer(() => HttpResponse.json(agentList(bare)));
  await openPage('/');
  const card = await screen.findByRole('link');
  expect(card).toHaveAccessibleName('Bola Ade Lagos Inspection fee - Deals closed -');
  expect(within(card).getByText('BA')).toBeVisible();
});

test('only the photos in view are loaded at once', async () => {
  answer(() => HttpResponse.json(agentList(...Array.from({ length: 24 }, (_, id) => summary(String(id))))));
  const { container } = await openPage('/');
  expect(await screen.findAllByRole('listitem')).toHaveLength(24);
  expect(container.querySelectorAll('img[loading="eager"]')).toHaveLength(4);
  expect(container.querySelectorAll('img[loading="lazy"]')).toHaveLength(20);
});

test('while the agents are on their way, a screen reader is told so', async () => {
  let arrive: (response: Response) => void = () => undefined;
  answer(() => new Promise((resolve) => (arrive = resolve)));
  await showPage('/');
  expect(screen.getByRole('status', { name: 'Loading agents' })).toBeVisible();
  await waitFor(() => {
    arrive(HttpResponse.json(agentList(summary('1'))));
    expect(screen.getByRole('link', { name: /Agent 1/ })).toBeVisible();
  });
  expect(screen.queryByRole('status')).toBeNull();
});

const NONE = 'No agents found in this location yet';

test.each([
  [
    'there are no agents yet',
    () => HttpResponse.json({ message: NONE, code: 'not_found' }, { status: 404 }),
    NONE,
  ],
  ['the list is empty', () => HttpResponse.json(agentList()), NONE],
  ['the line is down', () => HttpResponse.error(), 'Please check your internet connection and try again'],
  [
    'the server fails',
    () => HttpResponse.json({ message: 'x', code: 'internal' }, { status: 500 }),
    'Something went wrong. Please try again later',
  ],
])('when %s the visitor reads why, and Retry brings the agents', async (_, failure, message) => {
  answer(failure);
  await openPage('/');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  answer(() => HttpResponse.json(agentList(summary('1'))));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Agent 1/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('pressing a card shows the profile', async () => {
  answer(() => HttpResponse.json(agentList(summary('7'))));
  api.use(
    http.get(`*${agentPaths.byId('7')}`, () => HttpResponse.json({ data: ada() })),
    http.get('*/comment/getAll/7', () => HttpResponse.json({ comments: [], nextCursor: null })),
  );
  await openPage('/');
  await userEvent.click(await screen.findByRole('link'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Obi' })).toBeVisible();
  expect(await screen.findByText(/^No comments yet/)).toBeVisible();
});
