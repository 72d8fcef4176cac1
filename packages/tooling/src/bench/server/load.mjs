import autocannon from 'autocannon';

const CONNECTIONS = 20;

/**
 * Requests a second that a server completes for as many clients as keep it busy.
 * @param {string} origin @param {() => string} nextPath @param {{ headers?: Record<string, string>, until: { duration: number } | { amount: number } }} options
 * `duration` in seconds, `amount` in requests
 */
export async function requestsPerSecond(origin, nextPath, { headers = {}, until }) {
  const start = performance.now();
  let last = start;
  /** @type {import('autocannon').Options} */
  const options = {
    url: origin,
    connections: CONNECTIONS,
    headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
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
  if (failed > 0) throw new Error(`${String(failed)} requests to ${origin}${nextPath()} failed`);
  return ((result['2xx'] + result['3xx']) * 1_000) / (last - start);
}
