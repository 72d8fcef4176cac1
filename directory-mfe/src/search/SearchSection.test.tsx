import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '@naija/contracts/domain/limits';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { address, mockApi } from '@naija/runtime/testing';
import { announced } from '../testing/announced.ts';
import { mockLists, refusal, type ListCall } from '../testing/list-calls.ts';
import { openPage } from '../testing/open-page.ts';
import { ada, agentList, summary } from '../testing/records.ts';

const api = mockApi();
let calls: ListCall[];

/** Each place has one agent, named after it; `nowhere` has none. */
beforeEach(() => {
  calls = mockLists(api, ({ location }) =>
    location === 'nowhere' ? agentList() : agentList(summary('7', { name: `Agent of ${location}` })),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const box = () => screen.getByRole('searchbox', { name: 'Search by location' });
const agentOf = (place: string) => screen.findByRole('link', { name: new RegExp(`Agent of ${place}`) });
const requested = () => calls.map(({ location }) => location);
const query = () => new URL(address(), location.origin).search;

/** Pastes a place into the box, because slowly typed letters would start searches of their own. */
async function write(place: string): Promise<void> {
  await userEvent.click(box());
  await userEvent.paste(place);
}

/** Writes a place into the box and presses Enter. */
async function search(place: string): Promise<void> {
  await write(place);
  await userEvent.keyboard('{Enter}');
}

test.each(['/', '/trending'])('on %s, search results replace the trending agents', async (path) => {
  await openPage(path);
  expect(await agentOf('lagos')).toBeVisible();
  await userEvent.type(box(), 'Ikeja');
  expect(await agentOf('Ikeja')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '1 match for “Ikeja”' })).toBeVisible();
  expect(document.title).toBe('1 match for “Ikeja” · NaijaAgents');
  expect(screen.queryByText('Trending agents in Lagos')).toBeNull();
  expect(address()).toBe(`${path}?q=Ikeja`);
});

test('typing in one go sends one request, half a second after the last letter', async () => {
  await openPage('/trending');
  const field = box();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const value of ['P', 'Port Harcour', 'Port Harcourt']) fireEvent.change(field, { target: { value } });
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };
  pass(LIMITS.searchDebounceMs - 1);
  expect(query()).toBe('');
  pass(1);
  expect(query()).toBe('?q=Port+Harcourt');
  vi.useRealTimers();
  await agentOf('Port Harcourt');
  expect(requested()).toEqual(['lagos', 'Port Harcourt']);
});

test('Enter searches at once, and only once', async () => {
  await openPage('/trending');
  await search('Kano');
  expect(query()).toBe('?q=Kano');
  await agentOf('Kano');
  expect(requested()).toEqual(['lagos', 'Kano']);
});

test('a search in the URL shows its results at once', async () => {
  await openPage('/trending?q=Kano');
  expect(box()).toHaveValue('Kano');
  expect(await agentOf('Kano')).toBeVisible();
  expect(requested()).toEqual(['Kano']);
});

test('an empty box shows the trending agents again without a request', async () => {
  await openPage('/trending');
  await search('Kano');
  await agentOf('Kano');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await agentOf('lagos')).toBeVisible();
  expect(query()).toBe('');
  expect(requested()).toEqual(['lagos', 'Kano']);
});

test('the request of a superseded search is aborted, and its response never shown', async () => {
  let release: () => void = () => undefined;
  calls = mockLists(api, async ({ location }) => {
    if (location === 'Kan') await new Promise<void>((resolve) => (release = resolve));
    return agentList(summary('7', { name: `Agent of ${location}` }));
  });
  await openPage('/trending');
  await search('Kan');
  await waitFor(() => {
    expect(requested()).toContain('Kan');
  });
  await userEvent.type(box(), 'o{Enter}');
  expect(await agentOf('Kano')).toBeVisible();
  expect(calls.find(({ location }) => location === 'Kan')?.signal.aborted).toBe(true);
  expect(calls.find(({ location }) => location === 'Kano')?.signal.aborted).toBe(false);
  release();
  expect(screen.queryByRole('link', { name: /Agent of Kan / })).toBeNull();
});

test('a superseded search is requested again when it is wanted again', async () => {
  let first = true;
  calls = mockLists(api, async ({ location }) => {
    if (location === 'Kan' && first) {
      first = false;
      await new Promise(() => undefined);
    }
    return agentList(summary('7', { name: `Agent of ${location}` }));
  });
  await openPage('/trending');
  await search('Kan');
  await waitFor(() => {
    expect(requested()).toContain('Kan');
  });
  await userEvent.type(box(), 'o{Enter}');
  await agentOf('Kano');
  await userEvent.type(box(), '{Backspace}{Enter}');
  expect(await agentOf('Kan')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the number of results, or that there are none, is announced', async () => {
  await openPage('/trending?q=Kano');
  await agentOf('Kano');
  expect(await announced('status')).toHaveTextContent('1 agent found');
  await userEvent.clear(box());
  await userEvent.type(box(), 'nowhere{Enter}');
  expect(await screen.findByText('No results found for "nowhere"')).toBeVisible();
  expect(await announced('status')).toHaveTextContent('No results found for "nowhere"');
});

test('a search for a state without agents has no results', async () => {
  mockLists(api, () => refusal(404));
  await openPage('/trending?q=yobe');
  expect(await screen.findByText('No results found for "yobe"')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['there is no network', () => HttpResponse.error()],
  ['the server fails', () => refusal(500)],
])('when %s the search says so, and Retry shows the results', async (_, failure) => {
  mockLists(api, failure);
  await openPage('/trending?q=Kano');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch results. Please try again.');
  expect(screen.queryByRole('link', { name: /^Agent of/ })).toBeNull();
  mockLists(api, () => agentList(summary('7', { name: 'Agent of Kano' })));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await agentOf('Kano')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a text that is too long stays in the box, is not requested, and is explained', async () => {
  await openPage('/trending');
  const long = 'x'.repeat(LIMITS.locationMax + 1);
  await userEvent.click(box());
  await userEvent.paste(long);
  await userEvent.keyboard('{Enter}');
  expect(box()).toHaveValue(long);
  expect(box()).toHaveAccessibleDescription('Please search for at most 100 characters');
  expect(requested()).toEqual(['lagos']);
});

test('a search in the URL that is too long is explained as well', async () => {
  const long = 'x'.repeat(LIMITS.locationMax + 1);
  await openPage(`/trending?q=${long}`);
  expect(box()).toHaveValue(long);
  expect(box()).toHaveAccessibleDescription('Please search for at most 100 characters');
  expect(requested()).toEqual(['lagos']);
});

test.each([
  ['  Kano\u0000 ', 'Kano'],
  ['..', '.. '],
  ['Ọ̀yọ́ / 50%?#', 'Ọ̀yọ́ / 50%?#'],
  ['<b>\u202Eabc</b>😀', '<b>\u202Eabc</b>😀'],
])('%j reaches the server as %j', async (typed, location) => {
  await openPage('/trending');
  await search(typed);
  await waitFor(() => {
    expect(requested().at(-1)).toBe(location);
  });
});

test('Back from a profile shows the same results without a request', async () => {
  api.use(
    http.get(`*${agentPaths.byId('7')}`, () => HttpResponse.json({ data: ada() })),
    http.get(`*${commentPaths.list('7')}`, () => HttpResponse.json({ comments: [], nextCursor: null })),
  );
  await openPage('/about', '/trending');
  await write('Kano');
  await userEvent.click(await agentOf('Kano'));
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await agentOf('Kano')).toBeVisible();
  expect(box()).toHaveValue('Kano');
  expect(requested()).toEqual(['lagos', 'Kano']);
});

test.each([
  ['are scrolled into view from below the fold', 700, 1],
  ['stay where they are in view', 200, 0],
])('results %s', async (_, top, moves) => {
  const scrollIntoView = vi.fn();
  Object.assign(Element.prototype, { scrollIntoView }); // jsdom has none.
  vi.spyOn(HTMLHeadingElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
  await openPage('/');
  await search('Kano');
  await agentOf('Kano');
  expect(scrollIntoView).toHaveBeenCalledTimes(moves);
});
