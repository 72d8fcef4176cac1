import type { MessageToWorker } from '@naija/contracts/pwa/worker-messages';

const MIN_INTERVAL_MS = 60_000;
const POLL_INTERVAL_MS = 3_600_000;
const CHECK: MessageToWorker = { type: 'CHECK_RELEASES' };

/** Checks for a new shell and new releases now, whenever the visitor comes back to this tab, and every hour. */
export function pollUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = 0;
  const check = () => {
    checkedAt = Date.now();
    registration.update().catch(() => undefined); // Offline: the next check tries again.
    // A waiting worker prepares the releases of its own pages.
    for (const worker of [registration.active, registration.waiting]) worker?.postMessage(CHECK);
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= MIN_INTERVAL_MS) check();
  };
  check();
  addEventListener('focus', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  setInterval(check, POLL_INTERVAL_MS);
}
