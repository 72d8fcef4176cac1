import { log } from '../../lib/log.mjs';
import { fuzz } from '../openapi/fuzz.mjs';

/** Share of a program's time limit: it finds most problems early. */
const SHARE = 0.4;

/**
 * Hostile requests by the server's own description, whose responses are compared with it.
 * @type {import('../attack.mjs').Tool}
 */
export const openapi = {
  name: 'openapi',
  limits: 'raised',
  async run({ target, seconds, seed, logIn }) {
    const visitor = await logIn();
    const { findings, requests } = await fuzz({ url: target.url, seconds: seconds * SHARE, seed, visitor });
    log(
      `openapi: ${Object.entries(requests)
        .map(([group, count]) => `${String(count)} responses ${group}`)
        .join(', ')}, seed ${String(seed)}`,
    );
    return findings;
  },
};
