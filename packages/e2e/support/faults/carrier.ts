import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from './ask.ts';
import type { Chance } from './chance.ts';
import type { Lane } from './lane.ts';

/** What goes wrong with calls. Shares are from 0 to 1. */
export interface Faults {
  /** Requests that never reach the server. */
  lostRequests?: number;
  /** Answers that are lost once the server has sent them in full, and so has done what was asked. */
  lostAnswers?: number;
  /** Requests that something on the way answers, with one of these statuses and the seconds to wait. */
  refused?: { share: number; statuses: readonly number[]; retryAfter?: number };
  /** Milliseconds that a request is held up, at most. */
  delay?: number;
  /** Which calls this is about; all unless told. */
  only?: (method: string, path: string) => boolean;
}

/** Carries calls to a site and answers back, and loses some of them. */
export function carrier(site: string, ways: { up: Lane; down: Lane }, chance: Chance) {
  const did = { requests: 0, lostRequests: 0, lostAnswers: 0, refused: 0 };
  const calls: string[] = [];
  let faults: Faults = {};
  const lose = (what: 'lostRequests' | 'lostAnswers') => {
    did[what] += 1;
    throw new Error(what);
  };
  return {
    did: did as Readonly<typeof did>,
    calls: calls as readonly string[],
    fail(next: Faults) {
      faults = next;
    },
    /** Rejects where the connection is to be cut. */
    async carry(question: IncomingMessage, answer: ServerResponse): Promise<void> {
      const { method = '', url = '' } = question;
      const met = faults.only?.(method, url) === false ? {} : faults;
      did.requests += 1;
      calls.push(`${method} ${url}`);
      if (met.delay !== undefined) await delay(chance.below(met.delay));
      if (chance.hits(met.lostRequests ?? 0)) lose('lostRequests');
      if (met.refused !== undefined && chance.hits(met.refused.share)) {
        did.refused += 1;
        refuse(answer, met.refused, chance);
        return;
      }
      const reply = await ask(site, question, ways.up.through);
      if (chance.hits(met.lostAnswers ?? 0)) {
        await buffer(reply);
        lose('lostAnswers');
      }
      // No connection is used again: browsers repeat by themselves what fails on one that was.
      answer.writeHead(reply.statusCode ?? 502, { ...reply.headers, connection: 'close' });
      await pipeline(reply, ways.down.through, answer);
    },
  };
}

function refuse(
  answer: ServerResponse,
  { statuses, retryAfter }: NonNullable<Faults['refused']>,
  chance: Chance,
): void {
  const status = statuses[Math.floor(chance.below(statuses.length))] ?? 502;
  const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  answer.writeHead(status, { 'content-type': 'text/plain', connection: 'close', ...wait }).end('No');
}
