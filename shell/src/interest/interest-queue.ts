import { INTEREST_KINDS, INTERESTS_MAX, interestPath, type Interest } from '@naija/contracts/http/interest';
import { readStored, removeStored, writeStored } from '../browser/storage.ts';

/** Key in `localStorage` of the interest that was counted without a network. */
const KEY = 'naija:interest';

/** Delay after the last of several interests. A page that is being left cannot learn that a request failed. */
const SEND_DELAY_MS = 5_000;

/** Interests counted in this page, once for each agent and kind. */
const seen = new Set<string>();
let unsent: readonly Interest[] = [];
let own: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** True if the last request did not reach the server. */
let hasFailed = false;

/** Format of an agent's id. The server refuses a report with any other. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @param id of the agent who uses this device; visits to their own profile are not sent */
export function excludeAgent(id: string | undefined): void {
  own = id;
}

/** Counts an interest of the visitor in an agent, and sends it a little later with others. */
export function countInterest(interest: Interest): void {
  const name = nameOf(interest);
  if (seen.has(name) || !ID.test(interest.agent)) return;
  seen.add(name);
  unsent = [...unsent, interest];
  sendSoon();
}

/** Sends interests that earlier visits kept, after a short delay. */
export function sendKept(): void {
  if (readKept().length > 0) sendSoon();
}

/** Sends all counted interests, including those of earlier visits, or keeps them until there is a network. */
export async function sendInterests(): Promise<void> {
  const interests = [...readKept(), ...unsent];
  removeStored(KEY);
  await send(interests);
}

/**
 * Sends interests from a page that is being left. Such a page cannot learn the result, so kept interests wait for the
 * next page.
 */
export function sendOnLeaving(): void {
  if (hasFailed) keep(unsent);
  else void send(unsent);
}

/**
 * Removes interests before they are sent, and keeps them again if that fails: a lost interest is better than one
 * counted twice.
 */
async function send(all: readonly Interest[]): Promise<void> {
  unsent = [];
  const interests = distinct(all);
  if (interests.length === 0) return;
  clearTimeout(timer);
  try {
    if (!navigator.onLine) throw new TypeError('there is no network');
    await fetch(interestPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ interests }),
      // The request outlives the page and is anonymous.
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    hasFailed = false;
  } catch {
    hasFailed = true;
    keep(interests);
  }
}

function keep(interests: readonly Interest[]): void {
  unsent = [];
  if (interests.length > 0) writeStored(KEY, distinct([...readKept(), ...interests]));
}

function sendSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendInterests(), SEND_DELAY_MS);
}

function readKept(): readonly Interest[] {
  const kept = readStored(KEY);
  return Array.isArray(kept) ? kept.filter(isInterest) : [];
}

function isInterest(entry: unknown): entry is Interest {
  const { agent, kind } = (entry ?? {}) as Partial<Interest>;
  return typeof agent === 'string' && ID.test(agent) && kind !== undefined && INTEREST_KINDS.includes(kind);
}

/** Returns each interest once, without those in their own profile, and at most as many as a report accepts. */
function distinct(interests: readonly Interest[]): readonly Interest[] {
  const byName = new Map(interests.map((interest) => [nameOf(interest), interest]));
  return [...byName.values()].filter(({ agent }) => agent !== own).slice(-INTERESTS_MAX);
}

function nameOf({ agent, kind }: Interest): string {
  return `${agent} ${kind}`;
}
