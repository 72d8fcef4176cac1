import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { agentPaths } from '@naija/contracts/http/agents';
import { EDIT, file, multipart, photo } from './profile-forms.ts';

const CLIENTS = 6;
/** Pause before a failed request is repeated, in milliseconds. */
const RETRY_MS = 100;
/** Decoding photos would otherwise take the machine from everything else. */
const BETWEEN_PHOTOS_MS = 500;
const BETWEEN_LISTS_MS = 20;

export interface Load {
  /** Texts that a server has confirmed, in order. */
  acknowledged: string[];
  /** When each was confirmed, by `performance.now()`. */
  acknowledgedAt: number[];
  /** Finishes what is under way. */
  stop: () => Promise<void>;
}

/** Repeats a step until it is stopped; the step gives the text that it stored. */
function repeat(clients: number, step: () => Promise<string>): Load {
  const stopping = new AbortController();
  const acknowledged: string[] = [];
  const acknowledgedAt: number[] = [];
  const client = async () => {
    while (!stopping.signal.aborted) {
      acknowledged.push(await step());
      acknowledgedAt.push(performance.now());
    }
  };
  const running = Array.from({ length: clients }, client);
  return {
    acknowledged,
    acknowledgedAt,
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function statusOf(request: Promise<Response>): Promise<number | undefined> {
  const response = await request.catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  return response?.status;
}

/** Visitors who read, and comment until a server confirms it, as browsers do, with the same key. */
export function visit(url: string, agentId: string): Load {
  return repeat(CLIENTS, async () => {
    await statusOf(fetch(`${url}/api/v1/user/location/lagos`));
    const content = `Honest ${randomUUID()}`;
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const body = JSON.stringify({ fullname: 'Ada Obi', content });
    const post = () => statusOf(fetch(`${url}/api/v1/comment/${agentId}`, { method: 'POST', headers, body }));
    while ((await post()) !== 201) await sleep(RETRY_MS);
    await statusOf(fetch(`${url}/api/v1/comment/getAll/${agentId}`));
    return content;
  });
}

/** Visitors who only read lists, each again until it comes. */
export function readLists(url: string): Load {
  let count = 0;
  return repeat(2, async () => {
    count += 1;
    const list = `${url}${agentPaths.byLocation('lagos')}?limit=${String((count % 24) + 1)}`;
    while ((await statusOf(fetch(list))) !== 200) await sleep(RETRY_MS);
    await sleep(BETWEEN_LISTS_MS);
    return list;
  });
}

/** An agent who saves one photo after the other, each with a bio of its own, until a server confirms it. */
export function changePhotos(url: string, token: string): Load {
  let count = 0;
  return repeat(1, async () => {
    await sleep(BETWEEN_PHOTOS_MS);
    count += 1;
    const bio = `${EDIT.bio} ${String(count)}`;
    const { headers, payload } = await multipart({
      ...EDIT,
      bio,
      stateCity: 'lagos',
      image: file(await photo(count % 256)),
    });
    const sent = { ...headers, authorization: `Bearer ${token}` };
    const put = () =>
      statusOf(fetch(url + agentPaths.edit, { method: 'PUT', headers: sent, body: new Uint8Array(payload) }));
    while ((await put()) !== 201) await sleep(RETRY_MS);
    return bio;
  });
}
