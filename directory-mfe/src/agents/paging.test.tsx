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

test('the focus stays where the visitor has moved it meanwhile', async () => {
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
