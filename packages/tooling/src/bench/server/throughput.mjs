import { measureInTurn } from '../results/rounds.mjs';
import { timeRequests } from './latency.mjs';
import { requestsPerProcessorSecond, requestsPerSecond } from './load.mjs';

/** @typedef {import('../results/figures.mjs').Figure} Figure */
/** @typedef {import('../sites/sites.mjs').Site} Site */

/** @typedef {{ ours: Site, unrendered?: Site, limit: Pick<Site, 'url' | 'pid'> }} Servers the limit gives constants: see `test/bench/raw.ts` */
/** @typedef {{ id: string, name: string, path: string }} Address */
/** @typedef {{ runs: number, seconds: number }} Effort */

/** Requests until caches are filled and code is compiled. */
const WARM_UP = { amount: 5_000 };
const UNIT = 'requests in a second of its processor time';

/**
 * Requests for one address, over and over.
 * @param {Servers} sites @param {Address} address @param {Effort} effort @returns {Promise<Figure>}
 */
export async function hotThroughput(sites, { id, name, path }, { runs, seconds }) {
  const [first] = await timeRequests(sites.ours.url, [path]);
  const constant = `/${String(first?.bytes)}`;
  const samples = await measureInTurn({ name: `${name}, hot`, runs, sites }, async (variant, server) => {
    const asked = variant === 'limit' ? constant : path;
    await requestsPerProcessorSecond(server, asked, { until: WARM_UP });
    return requestsPerProcessorSecond(server, asked, { until: { duration: seconds } });
  });
  return { id: `server.${id}.hot`, title: `${name}, hot: ${UNIT}`, samples };
}

/**
 * Requests of clients that have the current copy.
 * @param {Servers} servers @param {Address} address @param {Effort} effort @returns {Promise<Figure>}
 */
export async function notModifiedThroughput({ ours, limit }, { id, name, path }, { runs, seconds }) {
  const [first] = await timeRequests(ours.url, [path]);
  const headers = { 'if-none-match': String(first?.headers.etag) };
  const samples = await measureInTurn(
    { name: `${name}, 304`, runs, sites: { ours, limit } },
    async (variant, server) => {
      const asked = variant === 'limit' ? '/0' : path;
      await requestsPerProcessorSecond(server, asked, { headers, until: WARM_UP });
      return requestsPerProcessorSecond(server, asked, { headers, until: { duration: seconds } });
    },
  );
  return { id: `server.${id}.304`, title: `${name}, 304: ${UNIT}`, samples };
}

/**
 * Requests a second for addresses that were not asked for before.
 * @param {Servers} servers @param {{ id: string, name: string, draw: (from: number, count: number) => string[] }} addresses
 * @param {{ runs: number, amount: number }} effort @returns {Promise<Figure>}
 */
export async function coldThroughput({ ours, limit }, { id, name, draw }, { runs, amount }) {
  const [first] = await timeRequests(ours.url, draw(0, 1));
  const constant = `/${String(first?.bytes)}`;
  let drawn = 1;
  const samples = await measureInTurn(
    { name: `${name}, cold`, runs, sites: { ours, limit } },
    (variant, { url }) => {
      if (variant === 'limit') return requestsPerSecond(url, () => constant, { until: { amount } });
      const paths = draw(drawn, amount).values();
      drawn += amount;
      return requestsPerSecond(url, () => paths.next().value ?? constant, { until: { amount } });
    },
  );
  return { id: `server.${id}.cold`, title: `${name}, cold: requests a second`, samples };
}
