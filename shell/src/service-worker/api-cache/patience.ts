import { writeState } from './put-with-eviction.ts';
import { deleteState, readState } from '../state.ts';

/** Time in milliseconds for the server to respond until something cached is used. */
export const NETWORK_TIMEOUT_MS = 4_000;
/** The same while the server was slow or silent recently, so that a cached page is shown within two seconds. */
const SHORT_TIMEOUT_MS = 1_500;
/** Times after which a page counts as slow, and below which it counts as quick. */
const SLOW_MS = 3_000;
const QUICK_MS = 2_000;
/** How long a slow page counts, unless a quick one follows. */
const RECENT_MS = 10 * 60_000;
/** Key of the time of the last slow page, in milliseconds since 1970: the worker may restart in between. */
const KEY = 'slow-at';

let silentAt = -Infinity;

/** Time for the server to respond to a request whose response is cached. */
export async function patienceMs(): Promise<number> {
  const slowAt = await readState(KEY);
  const isRecent = typeof slowAt === 'number' && Math.abs(Date.now() - slowAt) < RECENT_MS;
  return isRecent ? SHORT_TIMEOUT_MS : NETWORK_TIMEOUT_MS;
}

/** `patienceMs` for what a page loads; zero shortly after the page itself timed out. */
export async function patienceWithinPageMs(): Promise<number> {
  return Date.now() - silentAt < NETWORK_TIMEOUT_MS ? 0 : patienceMs();
}

/** Records that the server has not responded to a page within `NETWORK_TIMEOUT_MS`. */
export async function recordSilence(): Promise<void> {
  silentAt = Date.now();
  await setSlow(true);
}

/** Records how long the server took to respond to a page. */
export async function recordPace(ms: number): Promise<void> {
  if (ms >= SLOW_MS) await setSlow(true);
  else if (ms < QUICK_MS) await setSlow(false);
}

async function setSlow(isSlow: boolean): Promise<void> {
  // Nothing is remembered on a full device.
  await (isSlow ? writeState(KEY, Date.now()) : deleteState(KEY)).catch(() => undefined);
}
