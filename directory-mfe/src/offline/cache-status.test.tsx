import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { CACHED_AT_HEADER, CACHE_ONLY_HEADER } from '@naija/contracts/http/cached-response';
import type { CachedContents } from '@naija/contracts/pwa/worker-messages';
import { mockApi } from '@naija/runtime/testing';
import { mockLists } from '../testing/list-calls.ts';
import { openPage } from '../testing/open-page.ts';
import { ada, agentList, summary } from '../testing/records.ts';

const api = mockApi();
const MORNING = { [CACHED_AT_HEADER]: '2026-11-20T07:05:00.000Z' };
const NOTE = 'Saved copy from';
const TIME = /^Nov 20, 08:05$/;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A service worker that responds with the cached contents. */
function saved(here: CachedContents): void {
  const controller = {
    postMessage: (_question: unknown, [port]: MessagePort[]) => {
      port?.postMessage(here);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
}

const listed = (headers: Record<string, string>) => HttpResponse.json(agentList(summary('1')), { headers });

test.each(['/', '/trending', '/location/kano'])('%s shows the time of a cached list', async (address) => {
  mockLists(api, () => listed(MORNING));
  await openPage(address);
  expect(await screen.findByText(NOTE)).toBeVisible();
  expect(screen.getByText(TIME)).toBeVisible();
});

test('a list from the server shows no time', async () => {
  mockLists(api, () => listed({}));
  await openPage('/location/kano');
  expect(await screen.findByRole('listitem')).toBeVisible();
  expect(screen.queryByText(NOTE)).toBeNull();
});

test('a search without a network says that it is limited to cached agents', async () => {
  mockLists(api, () => listed({ ...MORNING, [CACHE_ONLY_HEADER]: 'true' }));
  await openPage('/trending?q=agent');
  expect(await screen.findByText(/only the agents saved on this device were searched/)).toBeVisible();
});

test('profile and comments each show the time of their cached response', async () => {
  api.use(
    http.get(`*${agentPaths.byId('7')}`, () => HttpResponse.json({ data: ada() }, { headers: MORNING })),
    http.get(`*${commentPaths.list('7')}`, () =>
      HttpResponse.json({ comments: [], nextCursor: null }, { headers: MORNING }),
    ),
  );
  await openPage('/agent/7');
  await waitFor(() => {
    expect(screen.getAllByText(TIME)).toHaveLength(2);
  });
  const comments = screen.getByRole('region', { name: 'Comments' });
  expect(within(comments).getByText(TIME)).toBeVisible();
});

test.each(['/location/kano', '/agent/8', '/trending?q=bola'])(
  '%s, which is not cached, links to cached pages',
  async (address) => {
    saved({ states: ['lagos'], agents: [{ id: '7', name: 'Ada Obi', state: 'lagos' }] });
    mockLists(api, () => HttpResponse.error());
    api.use(
      http.get(`*${agentPaths.byId('8')}`, () => HttpResponse.error()),
      http.get(`*${commentPaths.list('8')}`, () => HttpResponse.error()),
    );
    await openPage(address);
    expect(await screen.findByText(/^This is not saved on this device/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Lagos' })).toHaveAttribute('href', '/location/lagos');
    expect(screen.getByRole('link', { name: 'Ada Obi' })).toHaveAttribute('href', '/agent/7');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
);

test('a visitor sees no cached pages after a server error', async () => {
  mockLists(api, () => HttpResponse.json({ message: 'x', code: 'internal' }, { status: 500 }));
  await openPage('/location/kano');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText(/not saved on this device/)).toBeNull();
});
