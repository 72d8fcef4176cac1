import { LINE_BACK } from '../api/note-line.ts';
import { readCookie, sessionToken } from '../session/cookies.ts';
import { endRefusedSession } from '../session/end-refused.ts';
import { onSessionChange } from '../session/session-changes.ts';
import type * as Core from './core/index.ts';

/** Set once something was kept in the outbox of this phone: others are spared the code that sends. */
const USED = 'naija:outbox';
/** As in `core/database.ts`, whose code is not loaded to look for it. */
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
  const { now, look } = core.startSender({
    session: () => Promise.resolve(session()),
    sessionOver({ token }) {
      // Somebody may have logged in meanwhile.
      if (token === sessionToken()) endRefusedSession();
    },
  });
  addEventListener(LINE_BACK, now);
  onSessionChange(look);
  return { core, sendNow: now };
}

function session(): Core.Session | undefined {
  const token = sessionToken();
  const id = readCookie('id');
  return token === undefined || id === undefined ? undefined : { token, id };
}

/** True where something may wait: it has been used on this phone, or nothing can be known of that. */
export function isOutboxUsed(): boolean {
  try {
    return localStorage.getItem(USED) !== null;
  } catch {
    return true;
  }
}

export function markOutboxUsed(): void {
  try {
    localStorage.setItem(USED, 'yes');
  } catch {
    // As above.
  }
}

/**
 * As `isOutboxUsed`, and looks for the store itself: what is noted in `localStorage` gets to the disk only seconds later,
 * so a battery that dies takes the note, and not what waits.
 */
export async function findOutbox(): Promise<boolean> {
  if (isOutboxUsed()) return true;
  try {
    const found = (await indexedDB.databases()).some(({ name }) => name === STORE);
    if (found) markOutboxUsed();
    return found;
  } catch {
    return false; // It keeps nothing, or does not tell.
  }
}

/** Sends what waits on this phone, where something may. */
export function startOutbox(): void {
  void findOutbox().then((found) => {
    if (found) outbox().catch(() => undefined); // The next page has it.
  });
}
