import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */

const ATTEMPTS = 20;
const RETRY_MS = 500;

/** Bytes of a response as it is sent to a browser that takes Brotli. @param {string} url */
export async function transferSize(url) {
  for (let attempt = 1; ; attempt += 1) {
    const [response] = /** @type {[IncomingMessage]} */ (
      await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')
    );
    const chunks = /** @type {Buffer[]} */ (await response.toArray());
    if (response.statusCode === 200) return chunks.reduce((sum, { length }) => sum + length, 0);
    // A server that has just started on a busy machine turns some requests away.
    if (response.statusCode !== 503 || attempt === ATTEMPTS)
      throw new Error(`${url} answered with ${String(response.statusCode)}`);
    await sleep(RETRY_MS);
  }
}
