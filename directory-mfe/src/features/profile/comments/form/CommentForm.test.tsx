import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths, type Comment } from '@naija/contracts/http/comments';
import { IDEMPOTENCY_KEY } from '@naija/contracts/http/paths';
import { ToastRegion } from '@naija/ui';
import { scrollThrough } from '../../../testing/intersections.ts';
import { mockApi } from '../../../testing/mock-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ada } from '../../../testing/records.ts';

const api = mockApi();

interface Sent {
  readonly key: string | null;
  readonly body: Readonly<Record<string, string>>;
}
let sent: Sent[];
let stored: Comment[];

const posted = () => HttpResponse.json({ message: 'Comment posted successfully' }, { status: 201 });
const refused = (status: number, code: string, message: string, fields?: Record<string, string>) =>
  HttpResponse.json({ message, code, ...(fields && { fields }) }, { status });

/** What the server answers to comments. One that it takes is in the list from then on. */
function answer(response: (attempt: number) => Response): void {
  api.use(
    http.post(`*${commentPaths.post('7')}`, async ({ request }) => {
      const body = (await request.json()) as Sent['body'];
      sent.push({ key: request.headers.get(IDEMPOTENCY_KEY), body });
      const given = response(sent.length);
      const { fullname = '', content = '' } = body;
      if (given.ok)
        stored.unshift({ _id: String(sent.length), fullname, content, updatedAt: '2026-11-20T08:00:00Z' });
      return given;
    }),
  );
}

const name = () => screen.getByLabelText('Your name');
const comment = () => screen.getByLabelText('Comment');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Post comment' }));

async function write(by: string, words: string) {
  await userEvent.clear(name());
  await userEvent.clear(comment());
  if (by !== '') await userEvent.type(name(), by);
  if (words === '') return;
  await userEvent.click(comment());
  await userEvent.paste(words);
}

beforeEach(async () => {
  sent = [];
  stored = [{ _id: 'a', fullname: 'Ngozi Eze', content: 'Fair fee.', updatedAt: '2026-01-02T08:00:00Z' }];
  api.use(
    http.get(`*${agentPaths.byId('7')}`, () => HttpResponse.json({ data: ada() })),
    http.get(`*${commentPaths.list('7')}`, () => HttpResponse.json({ comments: stored, nextCursor: null })),
  );
  answer(posted);
  render(<ToastRegion />);
  await openPage('/agent/7');
  await screen.findByRole('heading', { name: 'Leave a Comment' });
  scrollThrough();
  await screen.findByLabelText('Your name');
});

test('a comment is sent trimmed, thanked for in the words of the server, and on top of the list', async () => {
  await write('  Bola   Ade ', ' Quick and honest.\n');
  await send();
  expect(await screen.findByText('Comment posted successfully')).toBeVisible();
  expect(sent[0]?.body).toEqual({ fullname: 'Bola Ade', content: 'Quick and honest.' });
  const section = screen.getByRole('region', { name: 'Comments' });
  expect(await within(section).findByText('Quick and honest.')).toBeVisible();
  expect(within(section).getAllByRole('listitem')[0]).toHaveTextContent('Bola Ade');
});

test('once a comment is posted the form is empty again, without complaints, and no field holds the focus', async () => {
  await write('Bola Ade', 'Honest.');
  await send();
  await waitFor(() => {
    expect(comment()).toHaveValue('');
  });
  expect(name()).toHaveValue('');
  expect(screen.queryByText('Please write a comment')).toBeNull();
  expect(screen.getByRole('button', { name: 'Post comment' })).toHaveFocus();
  await screen.findByText('Honest.');
});

test.each([
  ['', ''],
  ['   ', ' \n '],
])('a blank form (%j, %j) sends nothing, and each field says why', async (by, words) => {
  await write(by, words);
  await send();
  expect(await screen.findByText('Please enter your name')).toBeVisible();
  expect(screen.getByText('Please write a comment')).toBeVisible();
  expect(name()).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a comment that is too long is counted, kept whole and not sent', async () => {
  await write('Bola Ade', 'a'.repeat(2_001));
  expect(comment()).toHaveAccessibleDescription(/1 character too many$/);
  await send();
  expect(await screen.findByText('Comment must not exceed 2,000 characters')).toBeVisible();
  expect(comment()).toHaveValue('a'.repeat(2_001));
  expect(sent).toEqual([]);
});

test('a name of more than 60 characters is refused in place', async () => {
  await write('n'.repeat(61), 'Honest.');
  await send();
  expect(await screen.findByText('Name must not exceed 60 characters')).toBeVisible();
  expect(sent).toEqual([]);
});

test('what the server refuses of a field is said at that field', async () => {
  answer(() => refused(400, 'bad_request', 'Please check the form', { fullname: 'Please use another name' }));
  await write('Bola Ade', 'Honest.');
  await send();
  expect(await screen.findByText('Please use another name')).toBeVisible();
  expect(name()).toHaveAccessibleDescription('Please use another name');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to post comment');
});

test.each([
  [
    'too many were sent',
    () => refused(429, 'rate_limited', 'Please wait 30 seconds before your next comment'),
    'Please wait 30 seconds before your next comment',
  ],
  ['the line is down', () => HttpResponse.error(), 'Please check your internet connection and try again'],
  [
    'something between breaks',
    () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
    'Something went wrong. Please try again later',
  ],
])('when %s the visitor reads why, and keeps what was typed', async (_, failure, reason) => {
  answer(failure);
  await write('Bola Ade', 'Honest.');
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`Failed to post comment${reason}`);
  expect(name()).toHaveValue('Bola Ade');
  expect(comment()).toHaveValue('Honest.');
});

test('sending again after a lost answer cannot post twice, and the failure goes when it has worked', async () => {
  answer((attempt) => (attempt === 1 ? HttpResponse.error() : posted()));
  await write('Bola Ade', 'Honest.');
  await send();
  await screen.findByRole('alert');
  await send();
  expect(await screen.findByText('Comment posted successfully')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent[0]?.key).toBeTruthy();
  expect(sent[1]?.key).toBe(sent[0]?.key);
  await screen.findByText('Honest.');
});

test('words that were changed after a failure are a comment of their own', async () => {
  answer((attempt) => (attempt === 1 ? HttpResponse.error() : posted()));
  await write('Bola Ade', 'Honest.');
  await send();
  await screen.findByRole('alert');
  await write('Bola Ade', 'Honest and quick.');
  await send();
  await screen.findByText('Honest and quick.', { selector: 'bdi' });
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('the trap for machines is out of the way of people, and what falls in is sent along', async () => {
  const trap = screen.getByLabelText('Website');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  await write('Machine', 'Buy now');
  await userEvent.type(trap, 'https://spam.example');
  await send();
  await screen.findByText('Buy now', { selector: 'bdi' });
  expect(sent[0]?.body['website']).toBe('https://spam.example');
});
