import type { Workbox } from 'workbox-window';
import type { FromWorker } from '@naija/contracts/pwa/worker-messages';
import { checkRegularly } from './check.ts';
import { offerUpdate } from './offer.ts';
import { areReleasesGone, isOutdated } from './releases.ts';
import { isTyped, watchTyping } from './typed.ts';

/**
 * Offers what is new as soon as it is ready. The page is reloaded when the visitor says so; or by itself, where that is
 * needed for it to go on working, and nothing is being typed or sent.
 */
export function followUpdates(
  workbox: Workbox,
  registration: ServiceWorkerRegistration,
  isSending: () => boolean,
): void {
  const { serviceWorker } = navigator;
  let accepted = false;
  const accept = () => {
    accepted = true;
    if (registration.waiting) workbox.messageSkipWaiting();
    else reload();
  };
  const needReload = () => {
    if (accepted || !(isTyped() || isSending())) reload();
    else offerUpdate(accept);
  };
  watchTyping();
  workbox.addEventListener('waiting', () => {
    offerUpdate(accept);
  });
  let hadWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker changes nothing for the page. Another one means that some tab chose the new version.
    if (hadWorker) needReload();
    hadWorker = true;
  });
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'RELEASES_CHANGED')
      void isOutdated(data.remotes).then((yes) => {
        if (yes) offerUpdate(accept);
      });
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted)
      void areReleasesGone().then((yes) => {
        if (yes) needReload();
      });
  });
  checkRegularly(registration);
}

function reload(): void {
  location.reload();
}
