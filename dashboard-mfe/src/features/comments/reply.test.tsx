import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { commentPaths, type Comment } from '@naija/contracts/http/comments';
import { moderationPaths } from '@naija/contracts/http/moderation';
import { accessibilityFaults } from '@naija/runtime/testing';
import { mockDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { user } from '../../testing/form.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { mockOutbox } from '../../testing/outbox.ts';

const api = mockApi();
mockOutbox();

interface Received {
  readonly body: unknown;
  readonly authorization: string | null;
}

/** Responds to writes at a path with one response, and records them. */
function record(path: string, response: () => Response): Received[] {
  const received: Received[] = [];
  api.use(
    http.post(`*${path}`, async ({ request }) => {
      received.push({ body: await request.json(), authorization: request.headers.get('authorization') });
      return response();
    }),
  );
  return received;
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function openComments() {
  const comment: Comment = {
    _id: 'c1',
    fullname: 'Bola Ade',
    content: 'Slow.',
    updatedAt: '2026-11-20T08:00:00.000Z',
  };
  const comments = [comment];
  mockDashboard(api);
  api.use(http.get(`*${commentPaths.list('7')}`, () => HttpResponse.json({ comments, nextCursor: null })));
  await openDashboard('?tab=comments');
  await screen.findByText('Slow.');
  return comments;
}

test('an agent replies once in public', async () => {
  const comments = await openComments();
  const received = record(moderationPaths.reply('c1'), () => {
    const [comment] = comments;
    if (comment) comment.reply = { content: 'Sorry, Bola.', updatedAt: '2026-11-21T08:00:00.000Z' };
    return HttpResponse.json({ message: 'Reply posted successfully' }, { status: 201 });
  });
  await press('Reply to Bola Ade');
  await user.type(await screen.findByLabelText('Your reply'), 'Sorry, Bola.');
  expect(await accessibilityFaults()).toEqual([]);
  await press('Post reply');
  expect(await screen.findByText('Reply posted successfully')).toBeVisible();
  expect(received).toEqual([{ body: { content: 'Sorry, Bola.' }, authorization: 'Bearer abc' }]);
  expect(screen.queryByRole('button', { name: 'Reply to Bola Ade' })).toBeNull();
  expect(await screen.findByText('Nov 21, 2026')).toBeVisible();
});

test('a reply without a network is shown as pending', async () => {
  await openComments();
  record(moderationPaths.reply('c1'), () => HttpResponse.error());
  await press('Reply to Bola Ade');
  await user.type(await screen.findByLabelText('Your reply'), 'Sorry.');
  await press('Post reply');
  // The list is drawn anew with each attempt to send.
  await waitFor(() => {
    const item = screen.getByText('Sorry.').closest('li') ?? document.body;
    expect(within(item).getByText("We'll send it when you're back online.")).toBeVisible();
  });
});

test('a reply that was begun is still there when the form is opened again', async () => {
  await openComments();
  await press('Reply to Bola Ade');
  await user.type(await screen.findByLabelText('Your reply'), 'Sorry');
  await screen.findByText(/saved on this device/i);
  await press('Cancel');
  await press('Reply to Bola Ade');
  expect(await screen.findByLabelText('Your reply')).toHaveValue('Sorry');
});

test('an agent reports a comment', async () => {
  await openComments();
  const received = record(moderationPaths.reports, () =>
    HttpResponse.json({ message: 'Thank you.' }, { status: 201 }),
  );
  await press('Report the comment by Bola Ade to NaijaAgents');
  await user.click(await screen.findByRole('radio', { name: "It isn't true" }));
  await press('Send report');
  expect(await screen.findByText("Thank you. We'll look at the comment.")).toBeVisible();
  await expect
    .poll(() => received)
    .toEqual([
      {
        body: { subject: { kind: 'comment', id: 'c1' }, reason: 'false' },
        authorization: 'Bearer abc',
      },
    ]);
});
