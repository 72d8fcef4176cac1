import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { CACHED_AT_HEADER, CACHE_ONLY_HEADER } from '@naija/contracts/http/cached-response';
import type { CachedContents } from '@naija/contracts/pwa/worker-messages';
import { answerLists } from '../testing/list-calls.ts';
import { mockApi } from '../testing/mock-api.ts';
import { openPage } from '../testing/open-page.tsx';
import { ada, agentList, summary } from '../testing/records.ts';

const api = mockApi();
const MORNING = { [CACHED_AT_HEADER]: '2026-11-20T07:05:00.000Z' };
const NOTE = 'Saved copy from';
const TIME = /^Nov 20, 8:05\sAM$/;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A worker that answers what is saved. */
function saved(here: CachedContents): void {
  const controller = {
    postMessage: (_question: unknown, [port]: MessagePort[]) => {
      port?.postMessage(here);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
}

const listed = (headers: Record<string, string>) => HttpResponse.json(agentList(summary('1')), { headers });

test.each(['/', '/trending', '/location/kano'])('%s says from when a saved list is', async (address) => {
  answerLists(api, () => listed(MORNING));
  await openPage(address);
  expect(await screen.findByText(NOTE)).toBeVisible();
  expect(screen.getByText(TIME)).toBeVisible();
});

test('a list that has just come from the server says nothing of the kind', async () => {
  answerLists(api, () => listed({}));
  await openPage('/location/kano');
  expect(await screen.findByRole('listitem')).toBeVisible();
  expect(screen.queryByText(NOTE)).toBeNull();
});

test('a search without a line says that it has looked through saved agents alone', async () => {
  answerLists(api, () => listed({ ...MORNING, [CACHE_ONLY_HEADER]: 'true' }));
  await openPage('/trending?q=agent');
  expect(await screen.findByText(/Only the agents saved on this phone were looked through/)).toBeVisible();
});

test('profile and comments each say from when they are', async () => {
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
  '%s, never seen before, leads to what is saved on this phone',
  async (address) => {
    saved({ states: ['lagos'], agents: [{ id: '7', name: 'Ada Obi', state: 'lagos' }] });
    answerLists(api, () => HttpResponse.error());
    api.use(
      http.get(`*${agentPaths.byId('8')}`, () => HttpResponse.error()),
      http.get(`*${commentPaths.list('8')}`, () => HttpResponse.error()),
    );
    await openPage(address);
    expect(await screen.findByText(/^This is not saved on this phone/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Lagos' })).toHaveAttribute('href', '/location/lagos');
    expect(screen.getByRole('link', { name: 'Ada Obi' })).toHaveAttribute('href', '/agent/7');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
);

test('a failure of the server is not blamed on what is saved', async () => {
  answerLists(api, () => HttpResponse.json({ message: 'x', code: 'internal' }, { status: 500 }));
  await openPage('/location/kano');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText(/not saved on this phone/)).toBeNull();
});
