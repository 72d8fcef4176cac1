import { once } from 'node:events';
import { Agent, get } from 'node:http';

/** @typedef {{ ms: number, headers: import('node:http').IncomingHttpHeaders, bytes: number }} Timed */

/**
 * Asks for one path after the other over one connection.
 * @param {string} origin @param {readonly string[]} paths @param {Record<string, string>} [headers]
 * @returns {Promise<Timed[]>}
 */
export async function timeRequests(origin, paths, headers) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  for (const path of paths) {
    const start = performance.now();
    const asked = get(origin + path, {
      agent,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
    });
    const [response] = /** @type {[import('node:http').IncomingMessage]} */ (await once(asked, 'response'));
    const chunks = /** @type {Buffer[]} */ (await response.toArray());
    const { statusCode = 0 } = response;
    if (statusCode >= 400) throw new Error(`${origin}${path} answered with ${String(statusCode)}`);
    const bytes = chunks.reduce((sum, { length }) => sum + length, 0);
    times.push({ ms: performance.now() - start, headers: response.headers, bytes });
  }
  agent.destroy();
  return times;
}
