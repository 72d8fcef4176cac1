import { WORKER_PATH } from '@naija/contracts/pwa/worker-messages';

/** Of a tab: that it was reloaded to get out of a foreign worker's hands. Once is enough, or never works. */
const RELOADED = 'naija:left-worker';

/**
 * Unregisters every service worker of this origin that is not the shell's: a bad release may have registered one, which
 * outlives it and takes over the pages of its scope.
 * @returns whether there was one
 */
export async function removeForeignWorkers(): Promise<boolean> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const foreign = registrations.filter((registration) => !isOwn(registration));
  await Promise.all(foreign.map((registration) => registration.unregister()));
  return foreign.length > 0;
}

/** Gets a page that such a worker controls out of its hands, which takes a reload. */
export async function leaveForeignWorker(): Promise<void> {
  if (!(await removeForeignWorkers()) || sessionStorage.getItem(RELOADED) !== null) return;
  sessionStorage.setItem(RELOADED, 'yes');
  globalThis.location.reload();
}

function isOwn({ scope, active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const { origin } = globalThis.location;
  const workers = [active, waiting, installing].filter((worker) => worker !== null);
  return scope === `${origin}/` && workers.every(({ scriptURL }) => scriptURL === origin + WORKER_PATH);
}
