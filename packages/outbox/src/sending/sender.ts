import { onOutboxEvent } from '../events.ts';
import { createBackoff } from './backoff.ts';
import { sendPending, type SendContext } from './send-pending.ts';

const LOCK_NAME = 'naija-outbox';

export const SYNC_TAG = 'naija-outbox';

/** Events after which the network may be back; unreliable, so each only triggers an attempt. */
const NETWORK_HINTS = ['focus', 'online', 'pageshow', 'visibilitychange'];

const stops = new Set<() => void>();

/**
 * Sends all due intents once, under a lock that allows one sender over all tabs and the worker. Browsers have no locks on
 * insecure origins and refuse them if cookies are blocked; idempotency keys then prevent duplicates.
 */
export async function sendOnce(context: SendContext): Promise<number | undefined> {
  const lock = { isGranted: false };
  try {
    return await navigator.locks.request(LOCK_NAME, () => {
      lock.isGranted = true;
      return sendPending(context);
    });
  } catch (error) {
    if (lock.isGranted) throw error;
    return sendPending(context);
  }
}

/** Sends pending intents from now on, with backoff after failures, which `sendNow` ignores and `sendDue` respects. */
export function startSender(context: Omit<SendContext, 'backoff'>): {
  readonly sendNow: () => void;
  readonly sendDue: () => void;
} {
  const backoff = createBackoff();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isRequestedAgain = false;
  const stopped = new AbortController();
  const isStopped = () => stopped.signal.aborted;

  const run = async () => {
    clearTimeout(timer);
    if (isStopped()) return;
    if (isBusy) {
      isRequestedAgain = true;
      return;
    }
    isBusy = true;
    const waitMs = await sendOnce({ ...context, backoff }).catch(() => undefined);
    isBusy = false;
    if (isStopped()) return;
    if (isRequestedAgain) {
      isRequestedAgain = false;
      void run();
    } else if (waitMs !== undefined) {
      void registerSync();
      timer = setTimeout(() => void run(), waitMs);
    }
  };
  const sendNow = () => {
    backoff.releaseAll();
    void run();
  };
  const sendDue = () => void run();
  for (const hint of NETWORK_HINTS) addEventListener(hint, sendNow, { signal: stopped.signal });
  const unsubscribe = onOutboxEvent(({ type }) => {
    if (type === 'changed') sendDue();
  });
  stops.add(() => {
    stopped.abort();
    clearTimeout(timer);
    unsubscribe();
  });
  sendDue();
  return { sendNow, sendDue };
}

/** Lets the service worker send once the network is back, even if no page is open. Never rejects. */
async function registerSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const { sync } = (registration ?? {}) as { sync?: { register(tag: string): Promise<void> } };
    await sync?.register(SYNC_TAG);
  } catch {
    // The API is missing, refused or disabled by the visitor: the next page sends.
  }
}

export function stopSenders(): void {
  for (const stop of stops) stop();
  stops.clear();
}
