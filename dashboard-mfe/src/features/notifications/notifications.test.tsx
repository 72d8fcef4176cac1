import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { authPaths } from '@naija/contracts/http/auth';
import { commentPaths } from '@naija/contracts/http/comments';
import { notificationPaths, type OwnNotifications } from '@naija/contracts/http/notifications';
import { accessibilityFaults } from '@naija/runtime/testing';
import { mockDashboard, NOTIFIED, openDashboard } from '../../testing/dashboard.tsx';
import { PUSH_KEY, stubBrowser, unstubBrowser } from '../../testing/device.ts';
import { user } from '../../testing/form.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { mockOutbox } from '../../testing/outbox.ts';

const api = mockApi();
mockOutbox();
afterEach(unstubBrowser);

/** The state of the server, and the requests that it received, such as `PUT /path`. */
let server: OwnNotifications;
let requests: { to: string; body: unknown }[];

beforeEach(() => {
  server = structuredClone({ ...NOTIFIED, pushKey: PUSH_KEY });
  requests = [];
  mockDashboard(api);
  const record = async (request: Request) => {
    const text = await request.text();
    const to = `${request.method} ${new URL(request.url).pathname}`;
    requests.push({ to, body: text === '' ? undefined : (JSON.parse(text) as unknown) });
  };
  api.use(
    http.get(`*${notificationPaths.own}`, () => HttpResponse.json(server)),
    http.post(`*${notificationPaths.own}`, async ({ request }) => {
      await record(request.clone());
      const { kind, channel, isOn } = (await request.json()) as {
        kind: 'comment';
        channel: 'mail';
        isOn: boolean;
      };
      server.settings[kind][channel] = isOn;
      return HttpResponse.json({ message: 'Saved.' }, { status: 201 });
    }),
    http.put(`*${notificationPaths.pushSubscription}`, async ({ request }) => {
      await record(request);
      server.thisDevice = true;
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(`*${notificationPaths.pushSubscription}`, async ({ request }) => {
      await record(request);
      server.thisDevice = false;
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`*${notificationPaths.commentsSeen}`, async ({ request }) => {
      await record(request);
      server.newComments = 0;
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

const section = () => screen.findByRole('region', { name: 'Notifications' });
const device = async () => within(await section()).findByRole('switch', { name: /on this device/ });
async function mailAboutComments() {
  const group = await within(await section()).findByRole('group', { name: /^New comments/ });
  return within(group).getByRole('switch', { name: 'Email' });
}
const sentTo = (path: string) => requests.filter(({ to }) => to.endsWith(path));

test('an agent turns off mail about comments', async () => {
  await openDashboard('?tab=settings');
  await user.click(await mailAboutComments());
  await expect.poll(() => sentTo(notificationPaths.own)).toHaveLength(1);
  expect(sentTo(notificationPaths.own)[0]?.body).toEqual({ kind: 'comment', channel: 'mail', isOn: false });
  expect(await mailAboutComments()).not.toBeChecked();
});

test('without a network a switch stays as it was tapped, and only the last tap is sent', async () => {
  api.use(http.post(`*${notificationPaths.own}`, () => HttpResponse.error()));
  await openDashboard('?tab=settings');
  await user.click(await mailAboutComments());
  expect(
    await within(await section()).findByText("We'll send it as soon as your connection allows."),
  ).toBeVisible();
  expect(await mailAboutComments()).not.toBeChecked();
  await user.click(await mailAboutComments());
  expect(await mailAboutComments()).toBeChecked();
  const { listIntents } = await import('@naija/outbox');
  expect((await listIntents()).map(({ fields }) => fields['isOn'])).toEqual([true]);
});

test('a device asks for nothing until its switch is tapped, and then gets notifications', async () => {
  const browser = stubBrowser();
  await openDashboard('?tab=settings');
  expect(await device()).not.toBeChecked();
  expect(browser.permission).toBe('default');
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(await device());
  expect(await screen.findByText('Notifications are on for this device.')).toBeVisible();
  expect(await device()).toBeChecked();
  expect(browser).toMatchObject({ agent: '7', subscribedWith: PUSH_KEY });
  expect(requests).toEqual([
    {
      to: `PUT ${notificationPaths.pushSubscription}`,
      body: {
        endpoint: 'https://push.example/device',
        keys: { p256dh: 'p', auth: 'a' },
        pushKey: PUSH_KEY,
      },
    },
  ]);
});

test('a device that is switched off shows nothing any more, also where the server cannot be told', async () => {
  server.thisDevice = true;
  const browser = stubBrowser({ permission: 'granted', agent: '7', subscribedWith: PUSH_KEY });
  api.use(http.delete(`*${notificationPaths.pushSubscription}`, () => HttpResponse.error()));
  await openDashboard('?tab=settings');
  await user.click(await device());
  expect(await screen.findByText('Notifications are off for this device.')).toBeVisible();
  expect(await device()).not.toBeChecked();
  await expect.poll(() => browser.subscribedWith).toBeUndefined();
  expect(browser.agent).toBeUndefined();
});

test.each([
  ['the browser blocks them', { permission: 'denied' }, /Your browser blocks notifications/],
  ['an agent says no', { choice: 'denied' }, /Your browser blocks notifications/],
  ['an agent closes the question', { choice: 'default' }, /Your browser did not allow it/],
  ['the push service is away', { isReachable: false }, /notification service can't be reached/],
  ['no worker is installed', { hasWorker: false }, /Turn data saver off or install the app/],
] as const)('where %s, the page says what to do', async (_case, state, text) => {
  stubBrowser(state);
  await openDashboard('?tab=settings');
  const toggle = await device();
  if (!toggle.hasAttribute('disabled')) await user.click(toggle);
  expect(await screen.findByText(text)).toBeVisible();
  expect(await device()).not.toBeChecked();
  expect(requests).toEqual([]);
});

test('without a network notifications cannot be turned on for this device, and the switch says why', async () => {
  stubBrowser();
  await openDashboard('?tab=settings');
  expect(await device()).toBeEnabled();
  api.use(http.get(`*${authPaths.sessions}`, () => HttpResponse.error()));
  fireEvent(globalThis.window, new Event('offline'));
  await waitFor(async () => {
    expect(await device()).toBeDisabled();
  });
  expect(await device()).toHaveAccessibleDescription(/^This needs a network; until it's back/);
  expect(await mailAboutComments()).toBeEnabled();
  api.use(http.get(`*${authPaths.sessions}`, () => HttpResponse.json({ sessions: [] })));
  fireEvent(globalThis.window, new Event('online'));
  await waitFor(async () => {
    expect(await device()).toBeEnabled();
  });
});

test('where the server cannot be reached, the device is not left half subscribed', async () => {
  const browser = stubBrowser();
  api.use(http.put(`*${notificationPaths.pushSubscription}`, () => HttpResponse.error()));
  await openDashboard('?tab=settings');
  await user.click(await device());
  expect(await screen.findByText(/^Not turned on\..*internet connection/)).toBeVisible();
  expect(browser).toMatchObject({ agent: undefined, subscribedWith: undefined });
});

test('a browser without notifications says so and shows no switch', async () => {
  await openDashboard('?tab=settings');
  expect(await within(await section()).findByText(/This browser can't show notifications/)).toBeVisible();
});

test('an agent sees only switches for mail if the server sends no pushes', async () => {
  server.pushKey = null;
  stubBrowser();
  await openDashboard('?tab=settings');
  expect(await within(await section()).findByText(/sends no notifications to devices/)).toBeVisible();
  await mailAboutComments();
  expect(within(await section()).getAllByRole('switch')).toHaveLength(2);
});

test('after another login, or with a new key of the server, the device of the agent goes on', async () => {
  const browser = stubBrowser({
    permission: 'granted',
    agent: '7',
    subscribedWith: `${PUSH_KEY.slice(0, -1)}E`,
  });
  await openDashboard('?tab=settings');
  await expect.poll(() => sentTo(notificationPaths.pushSubscription)).toHaveLength(1);
  expect(browser.subscribedWith).toBe(PUSH_KEY);
  expect(await device()).toBeChecked();
});

test('what another agent has left on the device ends', async () => {
  const browser = stubBrowser({ permission: 'granted', agent: '8', subscribedWith: PUSH_KEY });
  await openDashboard('?tab=settings');
  await expect.poll(() => browser.subscribedWith).toBeUndefined();
  expect(browser.agent).toBeUndefined();
  expect(requests).toEqual([]);
});

test('the icon has the number of new comments until they are seen', async () => {
  server.newComments = 3;
  const browser = stubBrowser();
  await openDashboard('?tab=comments');
  await expect.poll(() => browser.badges).toEqual([3, 0]);
  expect(sentTo(notificationPaths.commentsSeen)).toHaveLength(1);
});

test('a comment that comes while the list is open is in it at once', async () => {
  const browser = stubBrowser();
  await openDashboard('?tab=comments');
  expect(await screen.findByText('No comments yet.')).toBeVisible();
  const comment = {
    _id: 'c1',
    fullname: 'Bola Ade',
    content: 'Kept her word.',
    updatedAt: '2026-11-20T08:00:00.000Z',
  };
  api.use(
    http.get(`*${commentPaths.list('7')}`, () =>
      HttpResponse.json({ comments: [comment], nextCursor: null }),
    ),
  );
  browser.push('comment');
  expect(await screen.findByText('Kept her word.')).toBeVisible();
});
