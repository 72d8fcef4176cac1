import { vi } from 'vitest';
import { PUSH_AGENT_PATH, PUSH_CACHE, toBase64url } from '@naija/contracts/pwa/push';

/** A browser that can show notifications, as far as pages know it. */
export interface TestBrowser {
  permission: NotificationPermission;
  /** The choice of the user when the browser asks. */
  choice: NotificationPermission;
  /** The key of the subscription; undefined without one. */
  subscribedWith: string | undefined;
  /** True if the push service can be reached. */
  isReachable: boolean;
  hasWorker: boolean;
  /** Id of the agent who turned on notifications on this device. */
  agent: string | undefined;
  /** Posts the message that the service worker posts after a push. */
  push: (kind: string) => void;
  badges: number[];
}

export const PUSH_KEY = toBase64url(new Uint8Array(65).fill(4).buffer);

/** Stubs the notification APIs that jsdom lacks, until `vi.unstubAllGlobals`. */
export function stubBrowser(state: Partial<TestBrowser> = {}): TestBrowser {
  const listeners = new Set<(event: object) => void>();
  const browser: TestBrowser = {
    permission: 'default',
    choice: 'granted',
    subscribedWith: undefined,
    isReachable: true,
    hasWorker: true,
    agent: undefined,
    badges: [],
    push: (kind) => {
      for (const listener of listeners) listener({ data: { type: 'NOTIFIED', kind } });
    },
    ...state,
  };
  const bytesOf = (key: string) =>
    Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)).buffer;
  const subscription = () =>
    browser.subscribedWith === undefined
      ? null
      : {
          endpoint: 'https://push.example/device',
          options: { applicationServerKey: bytesOf(browser.subscribedWith) },
          toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
          unsubscribe: () => {
            browser.subscribedWith = undefined;
            return Promise.resolve(true);
          },
        };
  const registration = {
    pushManager: {
      getSubscription: () => Promise.resolve(subscription()),
      subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (!browser.isReachable) return Promise.reject(new DOMException('no service', 'AbortError'));
        browser.subscribedWith = applicationServerKey;
        return Promise.resolve(subscription());
      },
    },
    getNotifications: () => Promise.resolve([]),
  };
  const serviceWorker = {
    getRegistration: () => Promise.resolve(browser.hasWorker ? registration : undefined),
    addEventListener: (_type: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: object) => void) => listeners.delete(listener),
  };
  Object.defineProperties(navigator, {
    serviceWorker: { value: serviceWorker, configurable: true },
    setAppBadge: {
      value: (count: number) => Promise.resolve(void browser.badges.push(count)),
      configurable: true,
    },
  });
  vi.stubGlobal('PushManager', Object);
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: () => {
      browser.permission = browser.choice;
      return Promise.resolve(browser.permission);
    },
  });
  vi.stubGlobal('caches', {
    match: (path: string) =>
      Promise.resolve(
        path === PUSH_AGENT_PATH && browser.agent !== undefined ? new Response(browser.agent) : undefined,
      ),
    open: (name: string) =>
      Promise.resolve({
        put: async (_path: string, response: Response) => {
          if (name === PUSH_CACHE) browser.agent = await response.text();
        },
        keys: () => Promise.resolve([]),
      }),
    delete: (name: string) => {
      if (name === PUSH_CACHE) browser.agent = undefined;
      return Promise.resolve(true);
    },
    keys: () => Promise.resolve([]),
  });
  return browser;
}

/** Removes the stubs of `stubBrowser`. */
export function unstubBrowser(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'setAppBadge');
}
