import { createBackoff } from './backoff.ts';
import { onNews } from './news.ts';
import { sendWaiting, type Surroundings } from './send-waiting.ts';

const LOCK = 'naija-outbox';

/** Also the name under which the worker hears of a line that is back. */
export const SYNC_TAG = 'naija-outbox';

/** When a person comes back, or the system says that there is a line: neither is believed, both are tried. */
const HINTS = ['focus', 'online', 'pageshow', 'visibilitychange'];

/**
 * Sends what waits, once: the one sender of all tabs and the worker at this moment. Who else wants to send waits, and
 * goes on when this one has ended, in whatever way.
 * @returns as `sendWaiting`
 */
export async function sendOnce(around: Surroundings): Promise<number | undefined> {
  const work = () => sendWaiting(around);
  // Pages without https have no locks; the server does nothing twice in any case.
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
}

/**
 * Sends what waits from now on: at once, when there is something new, after each hint, and after a failure later and
 * later.
 * @returns `now` tries everything at once, without waiting for its time; `look` what may go by now
 */
export function startSender(around: Omit<Surroundings, 'backoff'>): {
  readonly now: () => void;
  readonly look: () => void;
} {
  const backoff = createBackoff();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let again = false;

  const run = async () => {
    clearTimeout(timer);
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    const wait = await sendOnce({ ...around, backoff }).catch(() => undefined);
    busy = false;
    if (again) {
      again = false;
      void run();
    } else if (wait !== undefined) {
      askForSync();
      timer = setTimeout(() => void run(), wait);
    }
  };
  const now = () => {
    backoff.releaseAll();
    void run();
  };
  for (const hint of HINTS) addEventListener(hint, now);
  const look = () => void run();
  onNews(({ type }) => {
    if (type === 'changed') look();
  });
  look();
  return { now, look };
}

/** Lets the worker send when there is a line again and no page is left to do it. */
function askForSync(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.getRegistration().then(async (registration) => {
    const { sync } = (registration ?? {}) as { sync?: { register(tag: string): Promise<void> } };
    await sync?.register(SYNC_TAG).catch(() => undefined); // Switched off by the visitor.
  });
}
