import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';

const RETRY_DELAY_MS = 50;

export interface Tally {
  acknowledged: number;
  repeats: number;
  inFlight: number;
}

/** Repeats one write under one idempotency key until it is acknowledged. Throws on 4xx. */
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
    const response = await attempt(tally, url, call);
    if (response?.ok) {
      tally.acknowledged += 1;
      return response;
    }
    if (response && response.status < 500)
      throw new Error(`${String(response.status)}: ${await response.text()}`);
    tally.repeats += 1;
    await delay(RETRY_DELAY_MS);
  }
}

async function attempt(tally: Tally, url: string, call: RequestInit): Promise<Response | undefined> {
  tally.inFlight += 1;
  try {
    const response = await fetch(url, call);
    // Only a complete response counts.
    return new Response(await response.arrayBuffer(), response);
  } catch {
    return undefined;
  } finally {
    tally.inFlight -= 1;
  }
}
