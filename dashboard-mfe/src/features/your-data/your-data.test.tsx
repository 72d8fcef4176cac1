import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { authPaths } from '@naija/contracts/http/auth';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { OLD_PASSWORD } from '../../testing/credentials.ts';
import { mockDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { fill, user } from '../../testing/form.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { offline, refused } from '../../testing/saves.ts';

const api = mockApi();

beforeEach(() => {
  mockDashboard(api);
});

const section = () => screen.findByRole('region', { name: 'Your data' });
const press = async (name: string) => user.click(within(await section()).getByRole('button', { name }));

async function openForm(action: string) {
  const { store } = await openDashboard('?tab=settings');
  await press(action);
  await within(await section()).findByLabelText('Current password');
  return store;
}

test('an agent downloads all their data with the password, and neither of the two is in the Redux store', async () => {
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  api.use(http.post(`*${authPaths.downloadData}`, () => HttpResponse.arrayBuffer(new ArrayBuffer(8))));
  const store = await openForm('Download my data');
  await fill({ 'Current password': OLD_PASSWORD });
  await press('Download my data');
  expect(await screen.findByText('Your data is in your downloads.')).toBeVisible();
  expect(saved).toEqual(['naija-agents-data.zip blob:x']);
  expect(JSON.stringify(store.getState())).not.toContain(OLD_PASSWORD);
});

test('a download that breaks off says so, and saves no file', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReset();
  const cutOff = () =>
    new ReadableStream({
      start: (body) => {
        body.enqueue(new Uint8Array(8));
      },
      pull: (body) => {
        body.error(new TypeError('network error'));
      },
    });
  api.use(http.post(`*${authPaths.downloadData}`, () => new HttpResponse(cutOff())));
  await openForm('Download my data');
  await fill({ 'Current password': OLD_PASSWORD });
  await press('Download my data');
  expect(await screen.findByText(/^The download broke off, and no file was saved/)).toBeVisible();
  expect(click).not.toHaveBeenCalled();
});

test('an agent reads at the field that the password is wrong, and nothing is deleted', async () => {
  const message = FIELD_MESSAGES.currentWrong;
  const refusal = refused(403, message, { currentPassword: message });
  api.use(http.post(`*${authPaths.deleteAccount}`, refusal));
  await openForm('Delete my account');
  await fill({ 'Current password': OLD_PASSWORD });
  await press('Delete my account');
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => {
    expect(document.cookie).toContain('token=');
  });
});

test('a deletion whose response was lost is repeated in the name of the session that it has ended', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { origin: location.origin, href: location.href, protocol: 'http:', assign });
  const sent: unknown[] = [];
  api.use(
    http.post(`*${authPaths.deleteAccount}`, ({ request: { headers } }) => {
      sent.push([headers.get('idempotency-key'), headers.get('authorization')]);
      return sent.length < 3 ? offline() : HttpResponse.json({ message: 'Deleted.' }, { status: 202 });
    }),
  );
  await openForm('Delete my account');
  await fill({ 'Current password': OLD_PASSWORD });
  await press('Delete my account');
  expect(await screen.findByText(/^We couldn't reach the server/)).toBeVisible();
  act(() => {
    for (const name of ['token', 'id', 'name', 'email']) document.cookie = `${name}=; path=/; max-age=0`;
    dispatchEvent(new Event('focus'));
  });
  await press('Delete my account');
  await waitFor(() => {
    expect(sent).toHaveLength(2);
  });
  expect(await screen.findByText(/^We couldn't reach the server/)).toBeVisible();
  await press('Delete my account');
  await waitFor(() => {
    expect(assign).toHaveBeenCalledExactlyOnceWith('/account-deleted');
  });
  expect(sent).toEqual(Array(3).fill([expect.stringMatching(/^[0-9a-f]{32}$/), 'Bearer abc']));
});

test('an agent reads what deleting the account does before the form is open', async () => {
  await openDashboard('?tab=settings');
  const text = (await section()).textContent;
  for (const said of [
    'leaves the site at once',
    'After 14 days we delete all of it',
    'you can change your mind',
  ])
    expect(text).toContain(said);
  expect(within(await section()).getByRole('link', { name: /What we hold/ })).toHaveAttribute(
    'href',
    '/privacy',
  );
});
