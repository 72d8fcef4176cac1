import { Workbox } from 'workbox-window';
import { WORKER_PATH } from '@naija/contracts/pwa/worker-messages';
import { isDataSaverOn, onDataSaverChange, postToWorker } from '@naija/runtime';
import { trustedScriptUrl } from '../../browser/trusted-script-url.ts';
import { followUpdates } from './follow-updates.ts';
import { removeForeignWorkers } from './foreign-workers.ts';
import { keepEverythingWhenDue } from './keep-everything.ts';
import { postReleases, postFavourites, postReceived } from './post-to-worker.ts';

/** Registers the service worker. @param isSending whether this page is sending a request that a reload would abort */
export async function register(isSending: () => boolean): Promise<void> {
  const { serviceWorker } = navigator;
  const clean = () => void removeForeignWorkers().catch(() => undefined); // The next page load tries again.
  clean();
  serviceWorker.addEventListener('message', clean);
  const postDataSaver = () => {
    postToWorker({ type: 'FRUGAL', on: isDataSaverOn() });
  };
  postDataSaver();
  onDataSaverChange(postDataSaver);
  serviceWorker.addEventListener('controllerchange', postDataSaver);
  postReceived();
  postFavourites();
  postReleases();
  keepEverythingWhenDue();

  if (!(await serviceWorker.getRegistration())) await downloadAllowed();
  const workbox = new Workbox(trustedScriptUrl(WORKER_PATH), { updateViaCache: 'none' });
  const registration = await workbox.register();
  if (registration) followUpdates(workbox, registration, isSending);
}

/** Resolves at once, or with data saver on when that ends or the visitor installs the app. */
function downloadAllowed(): Promise<void> {
  if (!isDataSaverOn()) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('appinstalled', () => {
      resolve();
    });
    const stop = onDataSaverChange(() => {
      if (isDataSaverOn()) return;
      stop();
      resolve();
    });
  });
}
