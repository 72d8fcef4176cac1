import type * as Engine from '@naija/outbox';
import { ONLINE_EVENT } from '../api/network.ts';
import { writeItem } from '../device/storage.ts';
import { readCookie, sessionToken } from '../session/cookies.ts';
import { onSessionChange } from '../session/session-events.ts';
import { endRefusedSession } from '../session/session.ts';

/** Set once the outbox was used on this device. Visitors without it do not load the outbox. */
const USED_KEY = 'naija:outbox';
/** The same name as in `@naija/outbox`, which is not loaded for this check. */
const DATABASE_NAME = 'naija-outbox';

let loading: Promise<Outbox> | undefined;
let cleanups: (() => void)[] = [];

export interface Outbox {
  readonly engine: typeof Engine;
  readonly sendNow: () => void;
}

/** Loads the outbox and starts its sender. @throws Error if its code can neither be fetched nor read from the cache */
export function loadOutbox(): Promise<Outbox> {
  loading ??= start().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function start(): Promise<Outbox> {
  const engine = await import('@naija/outbox');
  const { sendNow, sendDue } = engine.startSender({
    session: () => Promise.resolve(currentSession()),
    onSessionRefused({ token }) {
      // A session that began meanwhile stays.
      if (token === sessionToken()) endRefusedSession();
    },
  });
  addEventListener(ONLINE_EVENT, sendNow);
  cleanups = [
    () => {
      removeEventListener(ONLINE_EVENT, sendNow);
    },
    onSessionChange(sendDue),
  ];
  return { engine, sendNow };
}

function currentSession(): Engine.Session | undefined {
  const token = sessionToken();
  const id = readCookie('id');
  return token === undefined || id === undefined ? undefined : { token, id };
}

/** True if the outbox was used on this device, or if blocked storage hides whether it was. */
export function isOutboxUsed(): boolean {
  try {
    return localStorage.getItem(USED_KEY) !== null;
  } catch {
    return true;
  }
}

export function markOutboxUsed(): void {
  writeItem(USED_KEY, 'yes');
}

/** Also looks for the database: `localStorage` is written to disk later, so that a crash may lose only the mark. */
export async function hasOutbox(): Promise<boolean> {
  if (isOutboxUsed()) return true;
  try {
    const found = (await indexedDB.databases()).some(({ name }) => name === DATABASE_NAME);
    if (found) markOutboxUsed();
    return found;
  } catch {
    return false; // IndexedDB is blocked or cannot list databases.
  }
}

/** Sends pending intents, if the device has any. */
export function startOutbox(): void {
  void hasOutbox().then((found) => {
    if (found) loadOutbox().catch(() => undefined); // The next page loads it.
  });
}

/** Resets the state to that of a newly opened page, for tests. The engine is reset separately. */
export function unloadOutbox(): void {
  for (const cleanup of cleanups) cleanup();
  cleanups = [];
  loading = undefined;
}
