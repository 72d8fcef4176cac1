import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { mockApi } from '@naija/runtime/testing';
import { mockLists, refusal, type ListCall } from '../testing/list-calls.ts';
import { openPage } from '../testing/open-page.ts';
import { ada, agentPage, summary } from '../testing/records.ts';

const api = mockApi();
let calls: ListCall[];

// Sixty agents: two full pages and a half.
const pageOf = ({ query }: ListCall) => {
  const from = Number(query['cursor'] ?? 1);
  return agentPage({ from, count: Math.min(24, 61 - from), total: 60 });
};

beforeEach(() => {
  calls = mockLists(api, pageOf);
});

const more = () => screen.getByRole('button', { name: 'Show more agents' });
const shown = () => screen.getAllByRole('listitem').length;

async function showMore(expected: number) {
  await userEvent.click(more());
  await waitFor(() => {
    expect(shown()).toBe(expected);
  });
}

test.each(['/location/kano', '/trending'])('%s loads page after page to the end', async (address) => {
  await openPage(address);
  expect(await screen.findByText('Showing 24 of 60 agents')).toBeVisible();
  await showMore(48);
  expect(screen.getByText('Showing 48 of 60 agents')).toBeVisible();
  await showMore(60);
  expect(screen.queryByRole('button', { name: 'Show more agents' })).toBeNull();
  expect(calls.map(({ query }) => query['cursor'])).toEqual([undefined, '25', '49']);
});

test('the focus moves to the first of the new agents', async () => {
  await openPage('/location/kano');
  more().focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => {
    expect(screen.getByRole('link', { name: 'See More about Agent 25' })).toHaveFocus();
  });
});

test('the focus stays on the element that the visitor has focused meanwhile', async () => {
  let release: () => void = () => undefined;
  await openPage('/location/kano');
  mockLists(api, async (call) => {
    await new Promise<void>((resolve) => (release = resolve));
    return pageOf(call);
  });
  await userEvent.click(more());
  expect(await screen.findByRole('button', { name: 'Loading more agents…' })).toHaveFocus();
  const link = screen.getByRole('link', { name: 'See More about Agent 3' });
  link.focus();
  await waitFor(() => {
    release();
    expect(shown()).toBe(48);
  });
  expect(link).toHaveFocus();
});

test('a failed page leaves the list, says why, and Retry loads it', async () => {
  await openPage('/location/kano');
  mockLists(api, () => refusal(500));
  await userEvent.click(more());
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again later');
  expect(shown()).toBe(24);
  mockLists(api, pageOf);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => {
    expect(shown()).toBe(48);
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an agent who is on two pages is shown once', async () => {
  await openPage('/location/kano');
  mockLists(api, () => ({ data: [summary('24'), summary('25')], nextCursor: null, total: 25 }));
  await showMore(25);
});

test('Back shows as many agents as before without a request', async () => {
  api.use(
    http.get(`*${agentPaths.byId('30')}`, () => HttpResponse.json({ data: ada({ _id: '30', id: '30' }) })),
    http.get(`*${commentPaths.list('30')}`, () => HttpResponse.json({ comments: [], nextCursor: null })),
  );
  await openPage('/about', '/location/kano');
  await showMore(48);
  await userEvent.click(screen.getByRole('link', { name: 'See More about Agent 30' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(shown()).toBe(48);
  expect(calls).toHaveLength(2);
});

test('a reload shows as many agents as before', async () => {
  const { unmount } = await openPage('/location/kano');
  await showMore(48);
  unmount();
  await openPage('/location/kano');
  await waitFor(() => {
    expect(shown()).toBe(48);
  });
});

/** A link that only visitors without scripts see. */
const nextPage = () => screen.getByText('Show more agents', { selector: 'a' });

test('each page of a list has an address, which is read from there', async () => {
  const { unmount } = await openPage('/location/kano?maxFee=5000');
  expect(nextPage()).toHaveAttribute('href', '/location/kano?maxFee=5000&page=2&cursor=25');
  unmount();
  await openPage('/location/kano?maxFee=5000&page=2&cursor=25');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    '60 agents in Kano up to ₦5,000, page 2',
  );
  expect(screen.getAllByRole('link', { name: /^See More/ })[0]).toHaveAccessibleName(
    'See More about Agent 25',
  );
  expect(nextPage()).toHaveAttribute('href', '/location/kano?maxFee=5000&page=3&cursor=49');
  await showMore(36);
  expect(calls.map(({ query }) => query['cursor'])).toEqual([undefined, '25', '49']);
});

test('a later page leads back to the first, with what was chosen', async () => {
  await openPage('/location/kano?maxFee=5000&page=2&cursor=25');
  await userEvent.click(screen.getByRole('link', { name: 'Back to the first agents' }));
  expect(await screen.findByRole('link', { name: 'See More about Agent 1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Back to the first agents' })).toBeNull();
  expect(calls.at(-1)?.query).toEqual({ maxFee: '5000' });
});

test('another choice on a later page begins with the first of its own', async () => {
  await openPage('/location/kano?page=2&cursor=25');
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'newest');
  expect(await screen.findByRole('link', { name: 'See More about Agent 1' })).toBeVisible();
  expect(calls.at(-1)?.query).toEqual({ sort: 'newest' });
});

test('the home page shows a later page of its agents first', async () => {
  await openPage('/?page=2&cursor=25');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('60 agents in Lagos, page 2');
});

test('the places of the next agents are kept while they load', async () => {
  await openPage('/location/kano');
  const placeholders = () => document.querySelectorAll('li[aria-hidden="true"]').length;
  await showMore(48);
  expect(placeholders()).toBe(0);
  mockLists(api, () => new Promise<Response>(() => undefined));
  await userEvent.click(more());
  expect(await screen.findByRole('button', { name: 'Loading more agents…' })).toBeVisible();
  expect(placeholders()).toBe(12);
});
