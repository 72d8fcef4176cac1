import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { forwardRequest } from './forward-request.ts';
import type { Random } from './random.ts';
import type { Link } from './link.ts';

/** Faults of requests; shares are from 0 to 1. */
export interface Faults {
  lostRequests?: number;
  /** Responses that are lost after the server has sent them in full. */
  lostResponses?: number;
  refused?: { share: number; statuses: readonly number[]; retryAfter?: number };
  /** Maximum delay of a request in milliseconds. */
  delay?: number;
  /** Keeps connections open. A browser sends a request again by itself if a connection closes that it has used before. */
  reuse?: boolean;
  /** Requests that faults befall; all by default. */
  only?: (request: IncomingMessage) => boolean;
}

export function createForwarder(site: string, links: { up: Link; down: Link }, random: Random) {
  const counts = { requests: 0, lostRequests: 0, lostResponses: 0, refused: 0 };
  const requests: string[] = [];
  let faults: Faults = {};
  const drop = (what: 'lostRequests' | 'lostResponses') => {
    counts[what] += 1;
    throw new Error(what);
  };
  return {
    counts: counts as Readonly<typeof counts>,
    requests: requests as readonly string[],
    setFaults(next: Faults) {
      faults = next;
    },
    async forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
      const { method = '', url = '' } = incoming;
      const active = faults.only?.(incoming) === false ? {} : faults;
      const connection = faults.reuse === true ? {} : { connection: 'close' };
      counts.requests += 1;
      requests.push(`${method} ${url}`);
      if (active.delay !== undefined) await delay(random.below(active.delay));
      if (random.happens(active.lostRequests ?? 0)) drop('lostRequests');
      if (active.refused !== undefined && random.happens(active.refused.share)) {
        counts.refused += 1;
        refuse(outgoing, active.refused, random);
        return;
      }
      const response = await forwardRequest(site, incoming, links.up.pass);
      if (random.happens(active.lostResponses ?? 0)) {
        await buffer(response);
        drop('lostResponses');
      }
      outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, ...connection });
      await pipeline(response, links.down.pass, outgoing);
    },
  };
}

function refuse(
  outgoing: ServerResponse,
  { statuses, retryAfter }: NonNullable<Faults['refused']>,
  random: Random,
): void {
  const status = statuses[Math.floor(random.below(statuses.length))] ?? 502;
  const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  outgoing.writeHead(status, { 'content-type': 'text/plain', connection: 'close', ...wait }).end('No');
}
