import type { MessageToWorker } from '@naija/contracts/pwa/worker-messages';

/** Milliseconds between two looks, however often the visitor comes back to the tab. */
const AT_LEAST = 60_000;
/** Milliseconds after which a tab that stays open looks by itself. */
const EVERY = 3_600_000;
const CHECK: MessageToWorker = { type: 'CHECK_RELEASES' };

/** Looks for a newer shell and newer releases now, whenever the visitor comes back to this tab, and every hour. */
export function checkRegularly(registration: ServiceWorkerRegistration): void {
  let checked = 0;
  const check = () => {
    checked = Date.now();
    registration.update().catch(() => undefined); // No line: the next look comes by itself.
    // A worker that waits prepares what its own pages will work with.
    for (const worker of [registration.active, registration.waiting]) worker?.postMessage(CHECK);
  };
  const back = () => {
    if (document.visibilityState === 'visible' && Date.now() - checked >= AT_LEAST) check();
  };
  check();
  addEventListener('focus', back);
  document.addEventListener('visibilitychange', back);
  setInterval(check, EVERY);
}
