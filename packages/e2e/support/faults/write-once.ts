import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';

/** Milliseconds between tries. */
const PAUSE = 50;

/** What writers did so far. */
export interface Tally {
  acknowledged: number;
  /** Tries beyond the first of each write. */
  repeats: number;
  /** Tries under way. */
  open: number;
}

/**
 * Sends one write under a key of its own until the server acknowledges it, however often that takes.
 * @throws Error where the server refuses it for good
 */
export async function writeOnce(
  tally: Tally,
  url: string,
  { method, headers, body }: { method: string; headers?: Record<string, string>; body: unknown },
): Promise<Response> {
  const call = {
    method,
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      [IDEMPOTENCY_KEY_HEADER]: randomBytes(16).toString('hex'),
      ...headers,
    },
  };
  for (;;) {
    const answer = await attempt(tally, url, call);
    if (answer?.ok) {
      tally.acknowledged += 1;
      return answer;
    }
    if (answer && answer.status < 500) throw new Error(`${String(answer.status)}: ${await answer.text()}`);
    tally.repeats += 1;
    await delay(PAUSE);
  }
}

/** One try; nothing where the line broke off. */
async function attempt(tally: Tally, url: string, call: RequestInit): Promise<Response | undefined> {
  tally.open += 1;
  try {
    const answer = await fetch(url, call);
    // Acknowledged is what arrived in full.
    return new Response(await answer.arrayBuffer(), answer);
  } catch {
    return undefined;
  } finally {
    tally.open -= 1;
  }
}
