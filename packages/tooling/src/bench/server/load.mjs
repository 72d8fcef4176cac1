import autocannon from 'autocannon';
import { processorSeconds } from './processor.mjs';

const CONNECTIONS = 50;

/** @typedef {{ url: string, pid: () => number }} Server */
/** @typedef {{ headers?: Record<string, string>, until: { duration: number } | { amount: number } }} Load `duration` in seconds, `amount` in requests */

/**
 * Requests for one path that a server completes in a second of its own processor time. Not by the clock: a generator of
 * load takes longer for a response than the server does, and would be what is measured.
 * @param {Server} server @param {string} path @param {Load} load
 */
export async function requestsPerProcessorSecond({ url, pid }, path, load) {
  const before = processorSeconds(pid());
  const { completed } = await generate(url, [{ path }], load);
  return completed / (processorSeconds(pid()) - before);
}

/**
 * Requests a second that a server completes by the clock, for as many clients as keep it busy: with all that its
 * database does for them.
 * @param {string} origin @param {() => string} nextPath @param {Load} load
 */
export async function requestsPerSecond(origin, nextPath, load) {
  const requests = [{ setupRequest: (/** @type {object} */ request) => ({ ...request, path: nextPath() }) }];
  const { completed, seconds } = await generate(origin, requests, load);
  return completed / seconds;
}

/** @param {string} origin @param {import('autocannon').Request[]} requests @param {Load} load */
async function generate(origin, requests, { headers = {}, until }) {
  const start = performance.now();
  let last = start;
  const options = {
    url: origin,
    connections: CONNECTIONS,
    headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
    requests,
    setupClient: ignoreBodies,
    ...until,
  };
  /** @type {import('autocannon').Result} */
  const result = await new Promise((resolve, reject) => {
    const running = autocannon(options, (error, done) => {
      if (error instanceof Error) reject(error);
      else resolve(done);
    });
    // It notices the end of a fixed number of requests up to a second later.
    running.on('response', () => {
      last = performance.now();
    });
  });
  const failed = result.errors + result['4xx'] + result['5xx'];
  if (failed > 0) throw new Error(`${String(failed)} requests to ${origin} failed`);
  return { completed: result['2xx'] + result['3xx'], seconds: (last - start) / 1_000 };
}

/**
 * Autocannon decodes each body as text, which takes 130 µs for 15 kB of Brotli and 3 µs for as many letters.
 * @param {import('autocannon').Client} client
 */
export function ignoreBodies(client) {
  const { pipelinedRequests } = /** @type {{ pipelinedRequests: { addBody: () => void } }} */ (
    /** @type {unknown} */ (client)
  );
  pipelinedRequests.addBody = () => undefined;
}
