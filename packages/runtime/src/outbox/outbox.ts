import { readCookie, sessionToken } from '../session/cookies.ts';
import { endRefusedSession } from '../session/end-refused.ts';
import type * as Core from './core/index.ts';

/** As in `core/database.ts`, whose code is spared to those who have no store. */
const STORE = 'naija-outbox';

let loaded: Promise<Outbox> | undefined;

/** Drafts and what waits to be sent, with a sender that runs from the first use on. */
export interface Outbox {
  readonly core: typeof Core;
  /** Tries everything that waits at once. */
  readonly sendNow: () => void;
}

/**
 * Loads the outbox, and sends what waits.
 * @throws Error where its code cannot be loaded: without a line, before the site was kept on this phone
 */
export function outbox(): Promise<Outbox> {
  loaded ??= start().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function start(): Promise<Outbox> {
  const core = await import('./core/index.ts');
  const { now } = core.startSender({
    session: () => Promise.resolve(session()),
    sessionOver({ token }) {
      // Somebody may have logged in meanwhile.
      if (token === sessionToken()) endRefusedSession();
    },
  });
  return { core, sendNow: now };
}

function session(): Core.Session | undefined {
  const token = sessionToken();
  const id = readCookie('id');
  return token === undefined || id === undefined ? undefined : { token, id };
}

/**
 * True where something may wait: the store is there, or nothing can be known of that. It is asked for itself, since what
 * is noted in `localStorage` gets to the disk only seconds later: a battery that dies takes the note, and not what waits.
 */
export async function isOutboxUsed(): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return false;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === STORE);
  } catch {
    return true;
  }
}

/** Sends what waits on this phone, where something may. */
export function startOutbox(): void {
  void isOutboxUsed().then((used) => {
    if (used) outbox().catch(() => undefined); // The next page has it.
  });
}
