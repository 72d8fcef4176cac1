import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { withDevice } from '../browser/device.mjs';

/** Time in which a first visit has downloaded everything, with its service worker. */
const VISIT_MS = 30_000;
/** A small phone with many pixels. */
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * Bytes that a server sends to a browser which has seen nothing yet, within 30 s of opening a page: with all headers, and with
 * what the service worker downloads.
 * @param {string} origin of the server @param {string} path of the page
 */
export async function firstVisitBytes(origin, path) {
  const proxy = await startProxy(Number(new URL(origin).port));
  try {
    return await withDevice(async (context) => {
      const page = await context.newPage();
      const end = performance.now() + VISIT_MS;
      await page.goto(proxy.url + path);
      await sleep(end - performance.now());
      return proxy.bytesSent();
    }, PHONE);
  } finally {
    await proxy.close();
  }
}

/** Passes connections on to a port of this machine, and counts the bytes of the responses. @param {number} port */
async function startProxy(port) {
  let sent = 0;
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const server = createServer((browser) => {
    const site = connect(port, 'localhost');
    for (const socket of [browser, site]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        browser.destroy();
        site.destroy();
      });
    }
    site.on('data', ({ length }) => {
      sent += length;
    });
    browser.pipe(site).pipe(browser);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port: own } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${String(own)}`,
    bytesSent: () => sent,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
