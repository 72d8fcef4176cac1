import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths, type Comment } from '@naija/contracts/http/comments';
import { mockApi } from '@naija/runtime/testing';
import { openPage } from '../../../testing/open-page.ts';
import { ada } from '../../../testing/records.ts';

const api = mockApi();
const comments: Comment[] = [
  { _id: 'b', fullname: 'Bola Ade', content: 'Quick and honest.', updatedAt: '2026-11-20T08:00:00.000Z' },
  { _id: 'a', fullname: 'Ngozi Eze', content: '<b>Fair</b> fee.', updatedAt: '2026-01-02T08:00:00.000Z' },
];

beforeEach(() => {
  api.use(http.get(`*${agentPaths.byId('7')}`, () => HttpResponse.json({ data: ada() })));
});

function answer(response: (cursor: string | null) => Response | Promise<Response>): void {
  api.use(
    http.get(`*${commentPaths.list('7')}`, ({ request }) =>
      response(new URL(request.url).searchParams.get('cursor')),
    ),
  );
}

const [newest, oldest] = comments;
const lastPage = () => HttpResponse.json({ comments: [oldest], nextCursor: null });

/** Two pages of one comment each, the second one as given. */
function answerInPages(second: () => Response): void {
  answer((cursor) =>
    cursor === null ? HttpResponse.json({ comments: [newest], nextCursor: 'page 2' }) : second(),
  );
}

test('comments are shown newest first, with name and date', async () => {
  answer(() => HttpResponse.json({ comments, nextCursor: null }));
  await openPage('/agent/7');
  const section = await screen.findByRole('region', { name: 'Comments' });
  const items = await within(section).findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Bola AdeNov 20, 2026Quick and honest.Report',
    'Ngozi EzeJan 2, 2026<b>Fair</b> fee.Report',
  ]);
  expect(screen.queryByRole('button', { name: 'Show more comments' })).toBeNull();
});

test('the answer of an agent is shown below the comment', async () => {
  const reply = { content: 'Thank you, Bola.', updatedAt: '2026-11-21T08:00:00.000Z' };
  answer(() => HttpResponse.json({ comments: [{ ...newest, reply }], nextCursor: null }));
  await openPage('/agent/7');
  expect((await screen.findByText('Thank you, Bola.')).closest('section')).toHaveTextContent(
    'Reply from Ada ObiNov 21, 2026Thank you, Bola.',
  );
});

test('a profile without comments invites the first one', async () => {
  answer(() => HttpResponse.json({ comments: [], nextCursor: null }));
  await openPage('/agent/7');
  expect(await screen.findByText('No comments yet. Be the first to leave a comment!')).toBeVisible();
});

test('comments that fail to load leave the profile, and Retry loads them', async () => {
  answer(() => HttpResponse.error());
  await openPage('/agent/7');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please check your internet connection and try again',
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Obi' })).toBeVisible();
  answer(() => HttpResponse.json({ comments, nextCursor: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Quick and honest.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('more comments load on request, and the first of them gets the focus', async () => {
  answerInPages(lastPage);
  await openPage('/agent/7');
  expect(await screen.findByText('Quick and honest.')).toBeVisible();
  expect(screen.queryByText('<b>Fair</b> fee.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more comments' }));
  expect((await screen.findByText('<b>Fair</b> fee.')).closest('li')).toHaveFocus();
  expect(screen.getByText('Quick and honest.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more comments' })).toBeNull();
});

test('when more comments fail to load, those loaded stay, and Retry loads the rest', async () => {
  let failing = true;
  answerInPages(() => (failing ? HttpResponse.error() : lastPage()));
  await openPage('/agent/7');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more comments' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please check your internet connection and try again',
  );
  expect(screen.getByText('Quick and honest.')).toBeVisible();
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('<b>Fair</b> fee.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
