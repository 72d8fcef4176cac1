import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { authPaths, type SessionSummary } from '@naija/contracts/http/auth';
import { answerDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { mockApi } from '../../testing/mock-api.ts';
import { address } from '../../testing/open-page.tsx';

const api = mockApi();
const user = userEvent.setup();
const OLD = 'Plantain-Market-7!';
const NEW = 'Harmattan-Lorry-9!';
const here: SessionSummary = {
  _id: 'a',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-20T13:05:00.000Z',
  current: true,
};

beforeEach(() => {
  answerDashboard(api);
});

type Reply = () => Response | Promise<Response>;
const said = (message: string) => () => HttpResponse.json({ message });
const refused = (status: number, message: string, fields?: Record<string, string>) => () =>
  HttpResponse.json({ message, code: 'bad_request', ...(fields && { fields }) }, { status });

/** Answers a call with one answer after the other, and notes what was sent. */
function answer(path: string, ...replies: [Reply, ...Reply[]]) {
  const sent: { body: unknown; authorization: string | null }[] = [];
  api.use(
    http.put(`*${path}`, async ({ request }) => {
      sent.push({ body: await request.json(), authorization: request.headers.get('authorization') });
      return (replies[sent.length - 1] ?? replies.at(-1) ?? said(''))();
    }),
  );
  return sent;
}

const part = () => screen.findByRole('region', { name: 'Login and security' });
const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    await user.click(field(label));
    await user.paste(text);
  }
}

async function openForm(name: 'Change email' | 'Change password', first: string) {
  const { store } = await openDashboard();
  await part();
  await press(name);
  await waitFor(() => {
    expect(field(first)).toHaveFocus();
  });
  return store;
}

const openEmail = () => openForm('Change email', 'New email address');
const openPassword = () => openForm('Change password', 'Current password');
const fillPassword = (newPassword = NEW, again = newPassword, current = OLD) =>
  fill({ 'Current password': current, 'New password': newPassword, 'Confirm password': again });

test('an agent sees what they log in with, and which address is still to be confirmed', async () => {
  answerDashboard(api, { own: { pendingEmail: 'new@example.com', missing: [] } });
  await openDashboard();
  expect(await part()).toHaveTextContent(
    'You log in with ada@example.com. It becomes new@example.com once you open the link that was sent there.',
  );
});

test('another e-mail address is asked for with the password, and the agent reads what to do next', async () => {
  const sent = answer(authPaths.changeEmail, said('Please open the link that was sent to new@example.com.'));
  await openEmail();
  await fill({ 'New email address': ' New@Example.com', 'Current password': OLD });
  answerDashboard(api, { own: { pendingEmail: 'new@example.com', missing: [] } });
  await press('Change email');
  expect(await within(await part()).findByText(/^Please open the link/)).toHaveAttribute('role', 'status');
  expect(sent).toEqual([
    { body: { email: 'new@example.com', currentPassword: OLD }, authorization: 'Bearer abc' },
  ]);
  expect(await screen.findByText(/counts once you open the link/)).toBeVisible();
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(screen.getByRole('button', { name: 'Change email' })).toHaveFocus();
});

test('a new password is set with the current one, and the other logins are gone from the list', async () => {
  const sessions = [here, { ...here, _id: 'b', current: false }];
  api.use(http.get(`*${authPaths.sessions}`, () => HttpResponse.json({ sessions })));
  const sent = answer(authPaths.changePassword, () => {
    sessions.pop();
    return HttpResponse.json({ message: 'Your password is changed.' });
  });
  await openPassword();
  await fillPassword();
  await press('Change password');
  expect(await screen.findByText('Your password is changed.')).toBeVisible();
  expect(sent[0]?.body).toEqual({ currentPassword: OLD, newPassword: NEW, confirmPassword: NEW });
  const list = screen.getByRole('region', { name: 'Where you are logged in' });
  await waitFor(() => {
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });
  expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
});

test('a wrong current password is told at its field, which gets the focus, and nothing typed is lost', async () => {
  const fields = { currentPassword: FIELD_MESSAGES.currentWrong };
  answer(authPaths.changePassword, refused(403, FIELD_MESSAGES.currentWrong, fields));
  await openPassword();
  await fillPassword();
  await press('Change password');
  expect(await screen.findByText(FIELD_MESSAGES.currentWrong)).toBeVisible();
  expect(field('Current password')).toHaveFocus();
  expect(field('New password')).toHaveValue(NEW);
});

test.each([
  ['New password', 'Lagos2026!', 'Lagos2026!', FIELD_MESSAGES.passwordGuessable],
  ['New password', OLD, OLD, FIELD_MESSAGES.passwordSame],
  ['New password', 'weak', 'weak', FIELD_MESSAGES.passwordShort],
  ['Confirm password', NEW, `${NEW}x`, FIELD_MESSAGES.confirmDiffers],
])('with %s %j (again: %j) nothing is sent: %s', async (label, newPassword, again, message) => {
  const sent = answer(authPaths.changePassword, said(''));
  await openPassword();
  await fillPassword(newPassword, again);
  await press('Change password');
  await waitFor(() => {
    expect(field(label)).toHaveFocus();
  });
  expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message) as string);
  expect(sent).toEqual([]);
});

test.each([
  ['no network', () => HttpResponse.error(), /^No answer came\..*what you typed is still here\.$/],
  ['too many tries', refused(429, 'Please try again in 6 minutes.'), 'Please try again in 6 minutes.'],
  ['a failure without words', () => new HttpResponse('<html>', { status: 502 }), 'Something went wrong!'],
])(
  'after %s the agent reads why, and everything typed is there for another try',
  async (_what, reply, words) => {
    const sent = answer(authPaths.changeEmail, reply, said('On its way.'));
    await openEmail();
    await fill({ 'New email address': 'new@example.com', 'Current password': OLD });
    await press('Change email');
    expect(await screen.findByText(words)).toBeVisible();
    expect(
      [field('New email address'), field('Current password')].map((at) => (at as HTMLInputElement).value),
    ).toEqual(['new@example.com', OLD]);
    await press('Change email');
    expect(await screen.findByText('On its way.')).toBeVisible();
    expect(sent).toHaveLength(2);
  },
);

test('while it is being sent the button says so, and a second press sends nothing', async () => {
  const sent = answer(authPaths.changeEmail, () => new Promise(() => undefined));
  await openEmail();
  await fill({ 'New email address': 'new@example.com', 'Current password': OLD });
  await press('Change email');
  const busy = await screen.findByRole('button', { name: 'Sending…' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.click(busy);
  expect(sent).toHaveLength(1);
});

test('no password is in the store or kept on the device', async () => {
  answer(authPaths.changePassword, refused(400, 'No', { newPassword: 'No' }));
  const store = await openPassword();
  await fillPassword();
  await press('Change password');
  await screen.findByText('No');
  const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
  const kept = JSON.stringify([store.getState(), stored, document.cookie]);
  for (const secret of [OLD, NEW]) expect(kept).not.toContain(secret);
});

test('Cancel puts the form away, and brings the focus back', async () => {
  await openPassword();
  await press('Cancel');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
});

test('one form at a time is open', async () => {
  await openPassword();
  await press('Change email');
  expect(await screen.findByLabelText('New email address')).toBeVisible();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('the search leads to either form, and opens it', async () => {
  await openDashboard('?tab=comments');
  await user.click(screen.getByPlaceholderText('Search...'));
  await user.paste('change pass');
  await user.click(screen.getByRole('link', { name: 'Dashboard › Change password' }));
  await waitFor(() => {
    expect(field('New password')).toBeVisible();
  });
  expect(address()).toBe('/dashboard?tab=dashboard#change-password');
});

test('the password can be looked at, and a password manager learns whose it is', async () => {
  await openPassword();
  await fill({ 'Current password': OLD });
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement);
  expect(field('Current password')).toHaveAttribute('type', 'text');
  expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password');
  expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('ada@example.com');
});
