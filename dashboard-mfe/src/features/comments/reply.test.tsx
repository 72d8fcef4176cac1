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

async function openComments(reply?: Comment['reply']) {
  const comment: Comment = {
    _id: 'c1',
    fullname: 'Bola Ade',
    content: 'Slow.',
    updatedAt: '2026-11-20T08:00:00.000Z',
    ...(reply && { reply }),
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
  // The list renders again with each attempt to send.
  await waitFor(() => {
    const item = screen.getByText('Sorry.').closest('li') ?? document.body;
    expect(within(item).getByText("We'll send it as soon as your connection allows.")).toBeVisible();
  });
});

const REPLY = { content: 'Sorry, Bola.', updatedAt: '2026-11-21T08:00:00.000Z' };

test('an agent edits a reply, which says so with the date', async () => {
  const comments = await openComments(REPLY);
  const received = record(moderationPaths.reply('c1'), () => {
    const [comment] = comments;
    if (comment) comment.reply = { ...REPLY, content: 'It was fixed.', editedAt: '2026-11-22T08:00:00.000Z' };
    return HttpResponse.json({ message: 'Reply changed' }, { status: 201 });
  });
  await press('Edit your reply to Bola Ade');
  const field = await screen.findByLabelText('Your reply');
  expect(field).toHaveValue('Sorry, Bola.');
  await user.clear(field);
  await user.type(field, 'It was fixed.');
  expect(await accessibilityFaults()).toEqual([]);
  await press('Save reply');
  expect(await screen.findByText('Reply changed')).toBeVisible();
  expect(received).toEqual([
    { body: { content: 'It was fixed.', change: 'edit' }, authorization: 'Bearer abc' },
  ]);
  const item = (await screen.findByText('It was fixed.')).closest('li') ?? document.body;
  expect(item).toHaveTextContent(/Nov 21, 2026.*Edited Nov 22, 2026/);
});

test('an agent deletes a reply after a question, and may reply again', async () => {
  const comments = await openComments(REPLY);
  const received = record(moderationPaths.reply('c1'), () => {
    for (const comment of comments) delete comment.reply;
    return HttpResponse.json({ message: 'Reply deleted' }, { status: 201 });
  });
  await press('Delete your reply to Bola Ade');
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this reply?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete reply' }));
  expect(await screen.findByText('Reply deleted')).toBeVisible();
  expect(received).toEqual([{ body: { change: 'remove' }, authorization: 'Bearer abc' }]);
  expect(await screen.findByRole('button', { name: 'Reply to Bola Ade' })).toBeVisible();
  expect(screen.queryByText('Sorry, Bola.')).toBeNull();
});

test.each([
  ['an edit', 'It was fixed.'],
  ['a deletion', 'You delete this reply.'],
])('%s of a reply without a network is shown as pending, and can be cancelled', async (what, shown) => {
  await openComments(REPLY);
  record(moderationPaths.reply('c1'), () => HttpResponse.error());
  if (what === 'an edit') {
    await press('Edit your reply to Bola Ade');
    await user.clear(await screen.findByLabelText('Your reply'));
    await user.type(screen.getByLabelText('Your reply'), 'It was fixed.');
    await press('Save reply');
  } else {
    await press('Delete your reply to Bola Ade');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete reply' }));
  }
  // The list renders again with each attempt to send.
  await waitFor(() => {
    const item = screen.getByText(shown).closest('li') ?? document.body;
    expect(within(item).getByText("We'll send it as soon as your connection allows.")).toBeVisible();
  });
  expect(screen.queryByRole('button', { name: /^(Edit|Delete) your reply/ })).toBeNull();
  await press('Cancel');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Sorry, Bola.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Edit your reply to Bola Ade' })).toBeVisible();
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
