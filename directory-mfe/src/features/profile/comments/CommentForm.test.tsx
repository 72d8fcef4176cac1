import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pagePaths } from '@naija/contracts/domain/pages';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths, type Comment } from '@naija/contracts/http/comments';
import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { mockApi } from '@naija/runtime/testing';
import { ToastRegion } from '@naija/ui';
import { scrollThrough } from '../../../testing/intersections.ts';
import { openPage } from '../../../testing/open-page.ts';
import { ada } from '../../../testing/records.ts';

const api = mockApi(http.post(`*${commentPaths.post('*')}`.replace('%2A', '*'), () => HttpResponse.error()));

interface Sent {
  readonly key: string | null;
  readonly body: Readonly<Record<string, string>>;
}
let id = '700';
let sent: Sent[];
let stored: Comment[];

const posted = () => HttpResponse.json({ message: 'Comment posted successfully' }, { status: 201 });
const refused = (status: number, code: string, message: string, fields?: Record<string, string>) =>
  HttpResponse.json({ message, code, ...(fields && { fields }) }, { status });

/** The server's responses to comments. Accepted comments are in the list from then on. */
function respond(response: (attempt: number) => Response | Promise<Response>): void {
  api.use(
    http.post(`*${commentPaths.post(id)}`, async ({ request }) => {
      const body = (await request.json()) as Sent['body'];
      const key = request.headers.get(IDEMPOTENCY_KEY_HEADER);
      sent.push({ key, body });
      const given = await response(sent.length);
      const { fullname = '', content = '' } = body;
      if (given.ok)
        stored.unshift({ _id: String(key), fullname, content, updatedAt: '2026-11-20T08:00:00Z' });
      return given;
    }),
  );
}

const name = () => screen.getByLabelText('Your name');
const comment = () => screen.getByLabelText('Comment');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Post comment' }));

async function write(by: string, text: string) {
  await userEvent.clear(name());
  await userEvent.clear(comment());
  if (by !== '') await userEvent.type(name(), by);
  if (text === '') return;
  await userEvent.click(comment());
  await userEvent.paste(text);
}

const section = () => screen.getByRole('region', { name: 'Comments' });
const items = () => within(section()).getAllByRole('listitem');
/** The pending comment with this text. */
const pending = async (text: string) => {
  const item = (await screen.findByText(text, { selector: 'p' })).closest('li');
  return within(item ?? document.body);
};

async function open() {
  const page = await openPage(pagePaths.agent(id));
  await screen.findByRole('heading', { name: 'Leave a Comment' });
  scrollThrough();
  await screen.findByLabelText('Your name');
  return page;
}

beforeEach(async () => {
  // A request of the test before may arrive late.
  id = String(Number(id) + 1);
  sent = [];
  stored = [{ _id: 'a', fullname: 'Ngozi Eze', content: 'Fair fee.', updatedAt: '2026-01-02T08:00:00Z' }];
  api.use(
    http.get(`*${agentPaths.byId(id)}`, () => HttpResponse.json({ data: ada({ id, _id: id }) })),
    http.get(`*${commentPaths.list(id)}`, () => HttpResponse.json({ comments: stored, nextCursor: null })),
  );
  respond(posted);
  // No backoff ends while a test runs.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  render(<ToastRegion />);
  await open();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a comment is sent trimmed, confirmed with the server’s message, and shown first in the list', async () => {
  await write('  Bola   Ade ', ' Quick and honest.\n');
  await send();
  expect(await screen.findByText('Comment posted successfully')).toBeVisible();
  expect(sent[0]?.body).toEqual({ fullname: 'Bola Ade', content: 'Quick and honest.' });
  await waitFor(() => {
    expect(items()[0]).toHaveTextContent(/^Bola AdeNov 20, 2026Quick and honest\.Report$/);
  });
  expect(items()).toHaveLength(2);
});

test('a posted comment leaves the form empty, without errors, and with no field focused', async () => {
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
])('a blank form (%j, %j) sends nothing, and each field says why', async (by, text) => {
  await write(by, text);
  await send();
  expect(await screen.findByText('Please enter your name')).toBeVisible();
  expect(screen.getByText('Please write a comment')).toBeVisible();
  expect(name()).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a comment that is too long is counted, not cut, and not sent', async () => {
  await write('Bola Ade', 'a'.repeat(2_001));
  expect(comment()).toHaveAccessibleDescription(/1 character too many$/);
  await send();
  expect(await screen.findByText('Comment must not exceed 2,000 characters')).toBeVisible();
  expect(comment()).toHaveValue('a'.repeat(2_001));
  expect(sent).toEqual([]);
});

test('a name of more than 60 characters is rejected at its field', async () => {
  await write('n'.repeat(61), 'Honest.');
  await send();
  expect(await screen.findByText('Name must not exceed 60 characters')).toBeVisible();
  expect(sent).toEqual([]);
});

test('the server’s error for a field is shown at that field', async () => {
  respond(() =>
    refused(400, 'bad_request', 'Please check the form', { fullname: 'Please use another name' }),
  );
  await write('Bola Ade', 'Honest.');
  await send();
  expect(await screen.findByText('Please use another name')).toBeVisible();
  expect(name()).toHaveAccessibleDescription('Please use another name');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to post comment');
});

test('a refused comment returns to its form with the reason, and is pending no more', async () => {
  respond(() => refused(400, 'bad_request', 'Links are not allowed here'));
  await write('Bola Ade', 'Honest.');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to post commentLinks are not allowed here',
  );
  expect(name()).toHaveValue('Bola Ade');
  expect(comment()).toHaveValue('Honest.');
  await waitFor(() => {
    expect(items()).toHaveLength(1);
  });
});

test('a refused comment stays in the list while its writer types another one', async () => {
  let refuse: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (refuse = resolve));
  respond(async () => {
    await begun;
    return refused(400, 'bad_request', 'Links are not allowed here');
  });
  await write('Bola Ade', 'Honest.');
  await send();
  const item = await pending('Honest.');
  await userEvent.type(comment(), 'And');
  refuse();
  expect(await item.findByText('Action needed')).toBeVisible();
  expect(item.getByText('Links are not allowed here')).toBeVisible();
  await userEvent.click(item.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByText('Post or clear the comment in the form first.')).toBeVisible();
  expect(comment()).toHaveValue('And');
});

const LATER = "Saved. We'll send it as soon as your connection allows.";
const WAIT = 'Too many comments were posted from your connection. Please try again in 12 minutes.';

test.each([
  ['there is no network', LATER, () => HttpResponse.error()],
  ['a gateway fails', LATER, () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
  ['too many were sent', WAIT, () => refused(429, 'rate_limited', WAIT)],
])(
  'when %s the comment is stored, shown first in the list with “%s”, and sent once that works',
  async (_, when, failure) => {
    let failing = true;
    respond(() => (failing ? failure() : posted()));
    await write('Bola Ade', 'Honest.');
    await send();
    const item = await pending('Honest.');
    expect(await item.findByText('Saved on this device')).toBeVisible();
    expect(items()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(comment()).toHaveValue('');
    await waitFor(() => {
      expect(screen.getAllByText(when).length).toBeGreaterThan(0);
    });
    const tryNow = await item.findByRole('button', { name: 'Try now' });
    failing = false;
    await userEvent.click(tryNow);
    expect(await screen.findByText('Comment posted successfully')).toBeVisible();
    await waitFor(() => {
      expect(items().map((each) => each.textContent)).toEqual([
        'Bola AdeNov 20, 2026Honest.Report',
        'Ngozi EzeJan 2, 2026Fair fee.Report',
      ]);
    });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  },
);

test('three clicks in one tick post one comment', async () => {
  await write('Bola Ade', 'Honest.');
  const button = screen.getByRole('button', { name: 'Post comment' });
  act(() => {
    for (let clicks = 0; clicks < 3; clicks++) button.click();
  });
  expect(await screen.findByText('Comment posted successfully')).toBeVisible();
  await waitFor(() => {
    expect(items()).toHaveLength(2);
  });
  expect(sent).toHaveLength(1);
});

test('a second tap after a comment was stored offline says nothing about the empty form', async () => {
  respond(() => HttpResponse.error());
  await write('Bola Ade', 'Honest.');
  await userEvent.type(name(), '{Enter}');
  await pending('Honest.');
  await waitFor(() => {
    expect(comment()).toHaveValue('');
  });
  await send();
  await send();
  expect(screen.queryByText('Please enter your name')).toBeNull();
  expect(screen.queryByText('Please write a comment')).toBeNull();
  await userEvent.type(name(), 'B');
  await send();
  expect(await screen.findByText('Please write a comment')).toBeVisible();
});

test('while one comment is pending, a draft of another is shown as stored', async () => {
  const waits = () => screen.queryByText("Saved. We'll send it as soon as your connection allows.");
  respond(() => HttpResponse.error());
  await write('Bola Ade', 'Honest.');
  await send();
  await waitFor(() => {
    expect(waits()).toBeVisible();
  });
  await write('Bola Ade', 'And quick.');
  expect(await screen.findByText('Draft saved on this device')).toBeVisible();
  expect(waits()).toBeNull();
});

test('a pending comment is shown again on a later visit, even when the list fails to load', async () => {
  respond(() => HttpResponse.error());
  await write('Bola Ade', 'Honest.');
  await send();
  await pending('Honest.');
  cleanup();
  api.use(http.get(`*${commentPaths.list(id)}`, () => HttpResponse.error()));
  await open();
  expect(await (await pending('Honest.')).findByText('Saved on this device')).toBeVisible();
  expect(within(section()).getByText("We couldn't load the comments")).toBeVisible();
});

test('a pending comment replaces the invitation to write the first one', async () => {
  cleanup();
  stored = [];
  respond(() => HttpResponse.error());
  await open();
  expect(screen.getByText(/^No comments yet/)).toBeVisible();
  await write('Bola Ade', 'Honest.');
  await send();
  await pending('Honest.');
  expect(screen.queryByText(/^No comments yet/)).toBeNull();
});

test('a pending comment can be moved back into the form, edited and posted', async () => {
  respond(() => HttpResponse.error());
  await write('Bola Ade', 'Honest.');
  await send();
  await userEvent.click(await (await pending('Honest.')).findByRole('button', { name: 'Edit' }));
  await waitFor(() => {
    expect(comment()).toHaveFocus();
  });
  expect(comment()).toHaveValue('Honest.');
  expect(screen.queryByText('Honest.', { selector: 'p' })).toBeNull();
  respond(posted);
  await write('Bola Ade', 'Honest and quick.');
  await send();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('Comment posted successfully')).toBeVisible();
  expect(stored.map(({ content }) => content)).toEqual(['Honest and quick.', 'Fair fee.']);
});

test('a pending comment can be removed, with a warning that it may have arrived', async () => {
  respond(() => HttpResponse.error());
  await write('Bola Ade', 'Honest.');
  await send();
  const item = await pending('Honest.');
  await item.findByText('Saved on this device');
  await userEvent.click(await item.findByRole('button', { name: 'Cancel' }));
  const question = screen.getByRole('dialog');
  expect(question).toHaveTextContent('Comment on Ada Obi: it may have arrived already.');
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => {
    expect(items()).toHaveLength(1);
  });
});

test('the honeypot is out of reach for people, and sent along when filled in', async () => {
  const honeypot = screen.getByLabelText('Website');
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(honeypot).toHaveAttribute('autocomplete', 'off');
  expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  await write('Machine', 'Buy now');
  await userEvent.type(honeypot, 'https://spam.example');
  await send();
  await screen.findByText('Comment posted successfully');
  expect(sent[0]?.body['website']).toBe('https://spam.example');
});

test('a draft is restored on each visit until it is discarded', async () => {
  await write('Bola Ade', 'Half a sen');
  expect(await screen.findByText('Draft saved on this device')).toBeVisible();
  cleanup();
  await open();
  expect(screen.getByText(/^Draft from .*\d\d:\d\d restored$/)).toBeVisible();
  expect(comment()).toHaveValue('Half a sen');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(comment()).toHaveValue('');
  cleanup();
  await open();
  expect(comment()).toHaveValue('');
  expect(screen.queryByText(/restored$/)).toBeNull();
});

test('a posted draft is not restored', async () => {
  await write('Bola Ade', 'Honest.');
  await send();
  await screen.findByText('Comment posted successfully');
  cleanup();
  await open();
  expect(comment()).toHaveValue('');
});

const dealing = () => screen.getByLabelText(/^What is it about/);
const fee = () => screen.queryByLabelText(/^Were you charged the fees/);
const email = () => screen.getByLabelText(/^Your email/);

test('a comment says what it is about and whether the fee was as published, and its email is not shown', async () => {
  await write('Bola Ade', 'We moved in.');
  expect(fee()).toBeNull();
  await userEvent.selectOptions(dealing(), 'I rented a home');
  await userEvent.selectOptions(screen.getByLabelText(/^Were you charged the fees/), 'Yes, as published');
  await userEvent.type(email(), 'bola@example.com');
  await send();
  await screen.findByText('Comment posted successfully');
  expect(sent[0]?.body).toEqual({
    fullname: 'Bola Ade',
    content: 'We moved in.',
    dealing: 'rented',
    feeAsPublished: 'yes',
    email: 'bola@example.com',
  });
  expect([dealing(), email()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
  expect(fee()).toBeNull();
});

test('a visitor who has only contacted the agent is not asked about the fee', async () => {
  await write('Bola Ade', 'Picked up at once.');
  await userEvent.selectOptions(dealing(), 'I rented a home');
  await userEvent.selectOptions(screen.getByLabelText(/^Were you charged the fees/), 'No, something else');
  await userEvent.selectOptions(dealing(), 'I only contacted the agent');
  expect(fee()).toBeNull();
  await send();
  await screen.findByText('Comment posted successfully');
  expect(sent[0]?.body).toEqual({
    fullname: 'Bola Ade',
    content: 'Picked up at once.',
    dealing: 'contacted',
  });
});

test('what was said about a comment waits with it, and goes back into the form with it', async () => {
  respond(() => HttpResponse.error());
  await write('Bola Ade', 'We moved in.');
  await userEvent.selectOptions(dealing(), 'I bought a home');
  await userEvent.selectOptions(screen.getByLabelText(/^Were you charged the fees/), 'No, something else');
  await userEvent.type(email(), 'bola@example.com');
  await send();
  const waiting = await pending('We moved in.');
  expect(waiting.getByText('Bought · Not charged as published')).toBeVisible();
  expect(waiting.getByText(/we send a link to bola@example\.com/)).toBeVisible();
  await userEvent.click(waiting.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByLabelText(/^Were you charged the fees/)).toHaveValue('no');
  expect([dealing(), email()].map((field) => (field as HTMLInputElement).value)).toEqual([
    'bought',
    'bola@example.com',
  ]);
});

test('an email without its end is refused at its field', async () => {
  await write('Bola Ade', 'Honest.');
  await userEvent.type(email(), 'bola@');
  await send();
  expect(await screen.findByText('Please enter a valid email')).toBeVisible();
  expect(email()).toHaveFocus();
  expect(sent).toEqual([]);
});
