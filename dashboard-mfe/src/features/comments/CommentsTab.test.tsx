import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commentPaths, type Comment } from '@naija/contracts/http/comments';
import { mockDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { mockApi } from '../../testing/mock-api.ts';

const api = mockApi();
const bola: Comment = {
  _id: 'b',
  fullname: 'Bola Ade',
  content: 'Quick and honest.',
  updatedAt: '2026-11-20T08:00:00.000Z',
};
const ngozi: Comment = {
  _id: 'a',
  fullname: 'Ngozi Eze',
  content: '<b>Fair</b> fee.',
  updatedAt: '2026-01-02T08:00:00.000Z',
};

beforeEach(() => {
  mockDashboard(api, { comments: [bola, ngozi] });
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Mocks two pages of one comment each. */
function mockPages(second: () => Response): void {
  api.use(
    http.get(`*${commentPaths.list('7')}`, ({ request }) =>
      new URL(request.url).searchParams.has('cursor')
        ? second()
        : HttpResponse.json({ comments: [bola], nextCursor: 'page 2' }),
    ),
  );
}

const lastPage = () => HttpResponse.json({ comments: [ngozi], nextCursor: null });
const items = async () => {
  await screen.findByText(bola.content);
  return screen
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .filter((text) => text.includes(', 2026'));
};
const search = async (query: string) => {
  await userEvent.click(screen.getByPlaceholderText('Search...'));
  await userEvent.paste(query);
};
const more = () => screen.queryByRole('button', { name: 'Show more' });

test('lists comments newest first, with author and date', async () => {
  await openDashboard('?tab=comments');
  expect(await items()).toEqual([
    'Bola AdeNov 20, 2026Quick and honest.ReplyReport to NaijaAgents',
    'Ngozi EzeJan 2, 2026<b>Fair</b> fee.ReplyReport to NaijaAgents',
  ]);
  expect(more()).toBeNull();
});

test('a comment says what it was about and what the fee was', async () => {
  mockDashboard(api, { comments: [{ ...bola, dealing: 'inspected', feeAsPublished: 'yes' }] });
  await openDashboard('?tab=comments');
  expect((await items())[0]).toContain('Inspected · Charged as published');
});

test('an agent shares the link of the comment form, or copies it by hand where nothing else works', async () => {
  const user = userEvent.setup();
  await openDashboard('?tab=comments');
  await user.click(await screen.findByRole('button', { name: 'Invite a client to comment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a client to comment' }));
  const link = `${globalThis.location.origin}/agent/7#comment`;
  expect(
    dialog.getByRole('img', { name: 'QR code that leads to the comment form of Ada Obi' }),
  ).toBeVisible();
  expect(dialog.getByText(link)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Share the link' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(dialog.getByRole('button', { name: 'Share the link' }));
  expect(await dialog.findByText(/^We couldn't copy the link/)).toBeVisible();
});

test('says that there are no comments', async () => {
  mockDashboard(api);
  await openDashboard('?tab=comments');
  expect(await screen.findByText('No comments yet.')).toBeVisible();
});

test('Show more loads the next page and focuses its first comment', async () => {
  mockPages(lastPage);
  await openDashboard('?tab=comments');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect((await screen.findByText(ngozi.content)).closest('li')).toHaveFocus();
  expect(await items()).toHaveLength(2);
  expect(more()).toBeNull();
});

test('comments that fail to load can be retried', async () => {
  const failed = () => new HttpResponse(null, { status: 500 });
  api.use(http.get(`*${commentPaths.list('7')}`, failed, { once: true }));
  await openDashboard('?tab=comments');
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load your comments");
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await items()).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('when the next page fails, the loaded comments stay and Retry loads the rest', async () => {
  let failing = true;
  mockPages(() => (failing ? HttpResponse.error() : lastPage()));
  await openDashboard('?tab=comments');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't refresh your comments");
  expect(screen.getByText(bola.content)).toBeVisible();
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(ngozi.content)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['their text', 'FAIR'],
  ['their author', 'eze'],
])('the search filters comments by %s', async (_, query) => {
  await openDashboard('?tab=comments');
  await items();
  await search(query);
  expect(screen.getByText(ngozi.content)).toBeVisible();
  expect(screen.queryByText(bola.content)).toBeNull();
});

test('a search without results says so', async () => {
  await openDashboard('?tab=comments');
  await items();
  await search('castle');
  expect(screen.getByText('No results found for "castle"')).toBeVisible();
});

test('a search of the first page says that there are more comments', async () => {
  mockPages(lastPage);
  await openDashboard('?tab=comments');
  await items();
  await search('fair');
  expect(screen.getByText('We searched the newest comment.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(ngozi.content)).toBeVisible();
});
