import { INTEREST_KINDS, INTERESTS_MAX, interestPath, type Interest } from '@naija/contracts/http/interest';
import { readStored, removeStored, writeStored } from '../browser/storage.ts';

/** In `localStorage`: what was counted without a network. */
const KEY = 'naija:interest';

/** After the last of several: a page that is left may not learn that nothing could be sent. */
const SEND_DELAY_MS = 5_000;

/** Counted in this page: once for each agent and kind, however often it is done. */
const seen = new Set<string>();
let unsent: readonly Interest[] = [];
let own: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether the last attempt has reached nobody. */
let hasFailed = false;

/** What an agent's id looks like: the server refuses a report with any other. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @param id of the agent who uses this device, whose own visits are not sent */
export function excludeAgent(id: string | undefined): void {
  own = id;
}

/** Counts something that the visitor does about an agent, to be sent a little later with what follows. */
export function noteInterest(interest: Interest): void {
  const name = nameOf(interest);
  if (seen.has(name) || !ID.test(interest.agent)) return;
  seen.add(name);
  unsent = [...unsent, interest];
  sendSoon();
}

/** Sends a little later what earlier visits have kept, if anything. */
export function sendKept(): void {
  if (readKept().length > 0) sendSoon();
}

/** Sends what was counted, of earlier visits as well, or keeps it until there is a network. */
export async function sendInterests(): Promise<void> {
  const interests = [...readKept(), ...unsent];
  removeStored(KEY);
  await send(interests);
}

/** As `sendInterests`, from a page that is being left, which may not learn what came of it: kept ones wait for the next page. */
export function sendOnLeaving(): void {
  if (hasFailed) keep(unsent);
  else void send(unsent);
}

/** Removed before it is sent, and kept again where that fails: better lost with the page than counted twice. */
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
      // Survives the page, and identifies nobody.
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

/** Each once, without those of the own profile, and not more than a report takes. */
function distinct(interests: readonly Interest[]): readonly Interest[] {
  const byName = new Map(interests.map((interest) => [nameOf(interest), interest]));
  return [...byName.values()].filter(({ agent }) => agent !== own).slice(-INTERESTS_MAX);
}

function nameOf({ agent, kind }: Interest): string {
  return `${agent} ${kind}`;
}
