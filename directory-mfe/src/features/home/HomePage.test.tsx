import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { siteFiguresPath } from '@naija/contracts/http/site-figures';
import { mockApi } from '@naija/runtime/testing';
import { mockLists, refusal } from '../../testing/list-calls.ts';
import { openPage, showPage } from '../../testing/open-page.ts';
import { ada, agentList, agentPage, summary } from '../../testing/records.ts';

const api = mockApi();
const trending = () => screen.getByRole('region', { name: 'Trending agents in Lagos' });
const findCard = () => within(trending()).findByRole('link', { name: /Inspection fee/ });

beforeEach(() => {
  mockLists(api, () => agentList(summary('7', { name: 'Bola Ade', state: 'cross-river' })));
});
afterEach(() => {
  document.cookie = 'token=; max-age=0';
});

test('the page links to the search, the sign-up and the login', async () => {
  await openPage('/');
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads('Search here')).toBe('/trending');
  expect(leads('Sign up as an agent here')).toBe('/signup');
  expect(leads('Agent login')).toBe('/login');
});

test('a logged-in agent sees no links to sign up or log in', async () => {
  document.cookie = 'token=any';
  await openPage('/');
  expect(screen.getByRole('link', { name: 'Search here' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sign up as an agent here' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Agent login' })).toBeNull();
});

test.each([
  /as many agents as you want in Nigeria/,
  /more than 10,000 agents/i,
  /connect with agents with one call/i,
  /see inspection fees and house types before moving/i,
  /speak to more than one agent and have options/i,
  /over 100 Million clients trust/i,
  /20M rentals/,
  /20M happy buyers/,
  /4\.8 positive rating/,
  /over 5,000 agents/i,
  /100% certified agents/,
  /trusted services/i,
  /easy access to options/i,
])('the landing page says %s', async (claim) => {
  const { container } = await openPage('/');
  await screen.findByRole('region', { name: 'Statistics' });
  expect(container).toHaveTextContent(claim);
});

test.each([
  [
    { listed: 1_250, phoneConfirmed: 40, registrationChecked: 1 },
    [
      '1,250 agents listed, each with a verified email',
      '40 with a confirmed phone number',
      '1 with a registration checked in a public register',
    ],
  ],
  [{ listed: 1, phoneConfirmed: 0, registrationChecked: 0 }, ['1 agent listed, with a verified email']],
  [
    { listed: 10_000, phoneConfirmed: 2, registrationChecked: 0 },
    ['10,000 or more agents listed, each with a verified email', '2 with a confirmed phone number'],
  ],
])('beside the figures it claims the page says what this site counts: %j', async (figures, lines) => {
  api.use(http.get(`*${siteFiguresPath}`, () => HttpResponse.json(figures)));
  await openPage('/');
  const counted = within(await screen.findByRole('region', { name: 'Statistics' }));
  expect(await counted.findByRole('heading', { name: 'Counted on this site today' })).toBeVisible();
  const region = within(counted.getByRole('region', { name: 'Counted on this site today' }));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines);
});

test.each([
  ['nobody is listed', () => HttpResponse.json({ listed: 0, phoneConfirmed: 0, registrationChecked: 0 })],
  ['there is no network', () => HttpResponse.error()],
])('a visitor sees no counted figures if %s', async (_, answer) => {
  let asked = false;
  api.use(
    http.get(`*${siteFiguresPath}`, () => {
      asked = true;
      return answer();
    }),
  );
  await openPage('/');
  await waitFor(() => {
    expect(asked).toBe(true);
  });
  expect(screen.queryByText('Counted on this site today')).toBeNull();
  expect(screen.getByText('Over 100 Million')).toBeVisible();
});

test('what certified means does not promise more than a profile does', async () => {
  const { container } = await openPage('/');
  await screen.findByRole('region', { name: 'Statistics' });
  expect(container).toHaveTextContent(/100% certified agents.*doesn't mean that we have met them/);
});

test('each of the three stories is marked as an example', async () => {
  await openPage('/');
  const stories = screen.getByRole('region', { name: 'What people have been saying' });
  expect(within(stories).getAllByRole('figure')).toHaveLength(3);
  expect(within(stories).getAllByText('Example story, not a real person')).toHaveLength(3);
});

test('the page has one h1, and no heading skips a level', async () => {
  await openPage('/');
  await findCard();
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
  expect(document.title).toBe('Property agents in Nigeria · NaijaAgents');
});

test('a card shows name, state, inspection fee and deals, and links to the profile', async () => {
  await openPage('/');
  const card = await findCard();
  expect(card).toHaveAccessibleName('Bola Ade Cross River Inspection fee ₦5,000 Deals closed 1,250');
  expect(card).toHaveAttribute('href', '/agent/7');
});

test('missing figures are not stated, a missing photo shows initials', async () => {
  const bare = { name: 'Bola Ade', image: null, inspectionFee: null, totalDeals: null };
  mockLists(api, () => agentList(summary('7', bare)));
  await openPage('/');
  const card = await findCard();
  expect(card).toHaveAccessibleName('Bola Ade Lagos Inspection fee Not stated Deals closed Not stated');
  expect(within(trending()).getByText('BA')).toBeVisible();
});

test('only the photos in view are loaded eagerly', async () => {
  mockLists(api, () => agentPage({ total: 24 }));
  const { container } = await openPage('/');
  expect(await within(trending()).findAllByRole('link', { name: /Inspection fee/ })).toHaveLength(24);
  expect(container.querySelectorAll('img[loading="eager"]')).toHaveLength(4);
  expect(container.querySelectorAll('img[loading="lazy"]')).toHaveLength(20);
});

test('placeholders are shown and announced while the agents load', async () => {
  let arrive: () => void = () => undefined;
  mockLists(api, async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return agentList(summary('1'));
  });
  await showPage('/');
  expect(screen.getByRole('status', { name: 'Loading agents' })).toBeVisible();
  await waitFor(() => {
    arrive();
    expect(screen.getByRole('link', { name: /Agent 1/ })).toBeVisible();
  });
  expect(screen.queryByRole('status', { name: 'Loading agents' })).toBeNull();
});

test.each([
  ['there are no agents yet', () => refusal(404), 'No agents found in this location yet'],
  ['there is no network', () => HttpResponse.error(), 'Please check your internet connection and try again'],
  ['the server fails', () => refusal(500), 'Something went wrong. Please try again later'],
])('when %s the page says why, and Retry loads the agents', async (_, failure, message) => {
  mockLists(api, failure);
  await openPage('/');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  mockLists(api, () => agentList(summary('1')));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Agent 1/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a click on a card opens the profile', async () => {
  api.use(
    http.get(`*${agentPaths.byId('7')}`, () => HttpResponse.json({ data: ada() })),
    http.get(`*${commentPaths.list('7')}`, () => HttpResponse.json({ comments: [], nextCursor: null })),
  );
  await openPage('/');
  await userEvent.click(await findCard());
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Obi' })).toBeVisible();
  expect(await screen.findByText(/^No comments yet/)).toBeVisible();
});
