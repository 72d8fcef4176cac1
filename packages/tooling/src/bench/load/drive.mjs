import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { ignoreBodies } from '../server/load.mjs';

/** @typedef {import('./visits.mjs').Visit} Visit */

/**
 * @typedef {object} Driven
 * @property {string} name
 * @property {number[]} ms times of the responses
 * @property {number} failures: responses other than 2xx, and requests without one
 */

/** At most, of each kind of request. */
const CONNECTIONS_MAX = 8;
const SECOND_MS = 1_000;

/**
 * Sends requests of all kinds at a fixed rate. The generator sends those of a kind in small bursts, each second; the kinds
 * are staggered.
 * @param {string} origin @param {readonly Visit[]} visits @param {{ rate: number, seconds: number }} load requests a second
 * @returns {Promise<Driven[]>}
 */
export function drive(origin, visits, { rate, seconds }) {
  return Promise.all(
    visits.map(async (visit, place) => {
      await sleep((place * SECOND_MS) / visits.length);
      const each = Math.max(1, Math.round((rate * visit.share) / 100));
      return driveKind(origin, visit, each, each * seconds);
    }),
  );
}

/** @param {string} origin @param {Visit} visit @param {number} rate @param {number} amount @returns {Promise<Driven>} */
async function driveKind(origin, visit, rate, amount) {
  let made = 0;
  /** @type {number[]} */
  const ms = [];
  /** @type {import('autocannon').Result} */
  const result = await new Promise((resolve, reject) => {
    const running = autocannon(
      {
        url: origin,
        connections: connectionsFor(rate),
        overallRate: rate,
        amount,
        requests: [{ setupRequest: (request) => ({ ...request, ...requestOf(visit, made++) }) }],
        setupClient: ignoreBodies,
      },
      (error, done) => {
        if (error instanceof Error) reject(error);
        else resolve(done);
      },
    );
    running.on('response', (_client, _status, _bytes, responseTime) => {
      ms.push(responseTime);
    });
  });
  return { name: visit.name, ms, failures: result.errors + result.non2xx };
}

/**
 * Autocannon gives each connection a whole number of requests a second, and the same share of the amount: only where
 * that is the same number for all of them do they end together.
 * @param {number} rate
 */
function connectionsFor(rate) {
  let connections = Math.min(CONNECTIONS_MAX, rate);
  while (rate % connections > 0) connections -= 1;
  return connections;
}

/** @param {Visit} visit @param {number} index @returns {import('autocannon').Request} */
function requestOf({ path, comment }, index) {
  const headers = { 'accept-encoding': 'gzip, deflate, br', 'x-forwarded-for': visitorAddress(index) };
  if (!comment) return { path: path(index), headers };
  return {
    method: 'POST',
    path: path(index),
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(comment(index)),
  };
}

/** In 198.18.0.0/15, which RFC 2544 sets aside for benchmarks. @param {number} index */
function visitorAddress(index) {
  return `198.${String(18 + ((index >> 16) & 1))}.${String((index >> 8) & 255)}.${String(index & 255)}`;
}
