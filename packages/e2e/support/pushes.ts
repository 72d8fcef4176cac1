import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import type { PushMessage } from '@naija/contracts/http/notifications';

/** A push service on loopback that takes every message. */
export interface PushService {
  url: string;
  /** The Content-Encoding of each message. */
  encodings: (string | undefined)[];
  stop: () => Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const encodings: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    encodings.push(request.headers['content-encoding']);
    request.resume();
    response.writeHead(201).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    encodings,
    async stop() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/** Lets pages subscribe at a push service of the test: a headless browser reaches no real one, and refuses notifications. */
export async function standInForPushService(context: BrowserContext, url: string): Promise<void> {
  const endpoint = `${url}/${randomBytes(8).toString('hex')}`;
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  await context.addInitScript(
    ({ endpoint: at, keys }) => {
      let key: ArrayBuffer | undefined;
      const subscription = () => ({
        endpoint: at,
        options: { applicationServerKey: key },
        toJSON: () => ({ keys }),
        unsubscribe: () => {
          key = undefined;
          return Promise.resolve(true);
        },
      });
      Object.defineProperty(Notification, 'permission', { value: 'granted' });
      Notification.requestPermission = () => Promise.resolve('granted');
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(key && subscription()),
        subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
          const binary = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'));
          key = Uint8Array.from(binary, (char) => char.charCodeAt(0)).buffer;
          return Promise.resolve(subscription());
        },
      });
    },
    { endpoint, keys: { p256dh, auth } },
  );
}

const SHOWN = 'test-shown';

/** Runs in a service worker: a headless browser refuses to show notifications, and ends a worker that sets a badge. */
function recordNotifications(name: string): void {
  ServiceWorkerRegistration.prototype.showNotification = async (title) => {
    const cache = await caches.open(name);
    await cache.put(`/${String((await cache.keys()).length)}`, new Response(title));
  };
  Reflect.deleteProperty(Object.getPrototypeOf(navigator) as object, 'setAppBadge');
}

/** The titles of what service workers have shown, in order. */
export function shownNotifications(page: Page): Promise<string[]> {
  return page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const shown = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    return Promise.all(shown.map((response) => response?.text() ?? Promise.resolve('')));
  }, SHOWN);
}

/** Gives a push to the service worker, as the browser does once it has decrypted one, and records what is shown. */
export async function deliverPush(page: Page, site: string, message: PushMessage): Promise<void> {
  // Not intercepted by a route, which misses the script of a worker now and then.
  for (const worker of page.context().serviceWorkers()) await worker.evaluate(recordNotifications, SHOWN);
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${site}/`);
      if (found) resolve(found.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', {
    ...{ origin: site, registrationId: await registered, data: JSON.stringify(message) },
  });
  await cdp.detach();
}
