import {
  isDataSaverOn,
  onDataSaverChange,
  onSessionChange,
  postToWorker,
  sessionToken,
} from '@naija/runtime';
import { isStandalone } from '../install/install-way.ts';

const UNMETERED = ['wifi', 'ethernet'];

/**
 * Has the worker download every page, instead of those that a visitor is likely to open next, as soon as the visitor has
 * installed the app, logs in, or is back on a network that costs nothing. Must be called once per page.
 */
export function keepEverythingWhenDue(): void {
  const isBack = cameBack();
  const post = () => {
    // Agents need the code that uploads photos even then; the worker downloads no remotes for them.
    if (isDataSaverOn() && sessionToken() === undefined) return;
    if (sessionToken() !== undefined || isStandalone()) postToWorker({ type: 'KEEP_EVERYTHING' });
    else if (isBack && isUnmetered()) postToWorker({ type: 'KEEP_EVERYTHING', once: true });
  };
  post();
  onDataSaverChange(post);
  onSessionChange(post);
  navigator.serviceWorker.addEventListener('controllerchange', post);
  addEventListener('appinstalled', () => {
    if (!isDataSaverOn()) postToWorker({ type: 'KEEP_EVERYTHING' });
  });
}

/** True if an earlier visit has left a worker. Neither a reload nor a link of the site makes a second visit out of the first. */
function cameBack(): boolean {
  const navigation = performance.getEntriesByType('navigation')[0];
  const isFromHere = document.referrer.startsWith(`${location.origin}/`);
  return navigator.serviceWorker.controller !== null && navigation?.type === 'navigate' && !isFromHere;
}

/** False where the browser does not tell the kind of network. */
function isUnmetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: { type?: string } };
  return UNMETERED.includes(connection?.type ?? '');
}
