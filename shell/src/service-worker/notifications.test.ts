// @vitest-environment node
import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { notificationPaths } from '@naija/contracts/http/notifications';
import { PUSH_AGENT_PATH, PUSH_CACHE } from '@naija/contracts/pwa/push';
import { stubWorkerScope, type TestScope } from './testing/worker-scope.ts';
import { handleNotifications } from './notifications.ts';

interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

let scope: TestScope;
let listeners: Map<string, (event: WorkerEvent) => void>;
/** Title and options of each notification. */
let shown: [title: string, options: NotificationOptions][];
let cookies: Record<string, string>;
let badge: number | undefined;
const unsubscribe = vi.fn(() => Promise.resolve(true));
const subscribe = vi.fn();

beforeEach(async () => {
  scope = stubWorkerScope();
  listeners = new Map();
  shown = [];
  badge = undefined;
  cookies = { token: 'abc', id: '7' };
  unsubscribe.mockClear();
  subscribe.mockReset();
  vi.stubGlobal('addEventListener', (type: string, listener: (event: WorkerEvent) => void) => {
    listeners.set(type, listener);
  });
  vi.stubGlobal('registration', {
    showNotification: (...args: [string, NotificationOptions]) => {
      shown.push(args);
      return Promise.resolve();
    },
    pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }), subscribe },
  });
  vi.stubGlobal('cookieStore', {
    get: (name: string) => Promise.resolve(name in cookies ? { value: cookies[name] } : null),
  });
  Object.assign(navigator, { setAppBadge: (count: number) => Promise.resolve(void (badge = count)) });
  await (await caches.open(PUSH_CACHE)).put(PUSH_AGENT_PATH, new Response('7'));
  handleNotifications();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function fire(type: string, event: object): Promise<void> {
  let work: Promise<unknown> | undefined;
  listeners.get(type)?.({ ...event, waitUntil: (given) => void (work = given) });
  await work;
}
const push = (text: string) => fire('push', { data: { json: () => JSON.parse(text) as unknown } });

describe('a push', () => {
  test.each([
    ['{"kind":"comment","count":1}', 'A new comment on your profile', '/dashboard?tab=comments'],
    ['{"kind":"comment","count":3}', '3 new comments on your profile', '/dashboard?tab=comments'],
    ['{"kind":"answer","count":1}', 'News about your account', '/dashboard'],
    ['{"kind":"of a later server"}', 'There is something new', '/dashboard'],
    ['no JSON', 'There is something new', '/dashboard'],
  ])(
    'about %s always shows a notification, in English unless a page set another language',
    async (text, title, path) => {
      await push(text);
      expect(shown).toMatchObject([[title, { data: path }]]);
    },
  );

  test('replaces an earlier one of its kind, and pages are notified', async () => {
    scope.pages = ['a'];
    await push('{"kind":"comment","count":2}');
    expect(shown[0]?.[1]).toMatchObject({ tag: 'comment', renotify: true });
    expect(scope.posted).toEqual([{ type: 'NOTIFIED', kind: 'comment' }]);
  });

  test('about comments sets their number as the badge of the app', async () => {
    await push('{"kind":"answer","count":1}');
    expect(badge).toBeUndefined();
    await push('{"kind":"comment","count":2}');
    expect(badge).toBe(2);
  });

  test.each([
    ['has logged out', () => void caches.delete(PUSH_CACHE)],
    ['has no session any more', () => void (cookies = {})],
    ['has been replaced by another', () => void (cookies = { token: 'def', id: '8' })],
  ])('shows nothing if its agent %s, and is the last', async (_case, leave) => {
    leave();
    await push('{"kind":"comment","count":1}');
    expect(shown).toEqual([]);
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  test('is shown in browsers where workers cannot read cookies', async () => {
    vi.stubGlobal('cookieStore', undefined);
    Reflect.deleteProperty(globalThis, 'cookieStore');
    await push('{"kind":"comment","count":1}');
    expect(shown).toHaveLength(1);
  });
});

describe('a tap on a notification', () => {
  const tap = async (open: readonly string[]) => {
    const focused: string[] = [];
    const opened: string[] = [];
    vi.stubGlobal('clients', {
      matchAll: () =>
        Promise.resolve(open.map((url) => ({ url, focus: () => Promise.resolve(focused.push(url)) }))),
      openWindow: (url: string) => Promise.resolve(opened.push(url)),
    });
    const close = vi.fn();
    await fire('notificationclick', { notification: { close, data: '/dashboard?tab=comments' } });
    expect(close).toHaveBeenCalledOnce();
    return { focused, opened };
  };
  const COMMENTS = 'https://naija.test/dashboard?tab=comments';

  test('focuses the tab that has the page open', async () => {
    const open = ['https://naija.test/', `${COMMENTS}#c1`];
    expect(await tap(open)).toEqual({ focused: [`${COMMENTS}#c1`], opened: [] });
  });

  test('opens the page, and changes no other tab', async () => {
    expect(await tap(['https://naija.test/dashboard?tab=edit-profile'])).toEqual({
      focused: [],
      opened: [COMMENTS],
    });
  });
});

describe('a subscription that the browser renewed', () => {
  const options = { applicationServerKey: Uint8Array.of(4, 255).buffer };
  const renewed = {
    endpoint: 'https://push.example/2',
    options,
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
  };
  const request = { endpoint: 'https://push.example/2', keys: { p256dh: 'p', auth: 'a' }, pushKey: 'BP8' };
  let sent: { url: string; body: unknown; authorization: string | null }[];

  beforeEach(() => {
    sent = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      const authorization = new Headers(init.headers).get('authorization');
      sent.push({ url, body: JSON.parse(init.body as string), authorization });
      return Promise.resolve(new Response(null, { status: 204 }));
    });
  });

  test('is sent to the server', async () => {
    await fire('pushsubscriptionchange', { newSubscription: renewed });
    expect(sent).toEqual([
      { url: notificationPaths.pushSubscription, body: request, authorization: 'Bearer abc' },
    ]);
  });

  test('is created again with the same key if the browser only ended it', async () => {
    subscribe.mockResolvedValue(renewed);
    await fire('pushsubscriptionchange', { oldSubscription: { options } });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, ...options });
    expect(sent).toHaveLength(1);
  });

  test('is not sent if the agent has left', async () => {
    cookies = {};
    await fire('pushsubscriptionchange', { newSubscription: renewed });
    expect(sent).toEqual([]);
  });
});
