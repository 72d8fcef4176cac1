import { WORKER_PATH } from '@naija/contracts/pwa/worker-messages';

/** Key in sessionStorage: this tab was reloaded to leave a foreign worker. A second reload would not help. */
const RELOADED = 'naija:left-worker';

/** Unregisters foreign service workers, such as one of a bad release. @returns whether there was one */
export async function removeForeignWorkers(): Promise<boolean> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const foreign = registrations.filter((registration) => !isOwn(registration));
  await Promise.all(foreign.map((registration) => registration.unregister()));
  return foreign.length > 0;
}

export async function leaveForeignWorker(): Promise<void> {
  // Throws if storage is blocked, which is better than a reload that cannot be counted.
  if (!(await removeForeignWorkers()) || sessionStorage.getItem(RELOADED) !== null) return;
  sessionStorage.setItem(RELOADED, 'yes');
  globalThis.location.reload();
}

function isOwn({ scope, active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const { origin } = globalThis.location;
  const workers = [active, waiting, installing].filter((worker) => worker !== null);
  return scope === `${origin}/` && workers.every(({ scriptURL }) => scriptURL === origin + WORKER_PATH);
}
