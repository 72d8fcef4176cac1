import type { Workbox } from 'workbox-window';
import type { MessageFromWorker } from '@naija/contracts/pwa/worker-messages';
import { areReleasesGone, isOutdated, wereReleasesSwitched } from './outdated-releases.ts';
import { pollUpdates } from './poll-updates.ts';
import { hasUnsavedInput, trackInput } from '../../browser/unsaved-input.ts';
import { offerUpdate } from './update-offer.ts';

/** Reloads once the visitor, or another tab, accepts an update; never over unsaved input or while sending. */
export function followUpdates(
  workbox: Workbox,
  registration: ServiceWorkerRegistration,
  isSending: () => boolean,
): void {
  let isAccepted = false;
  const offer = () => {
    offerUpdate(() => {
      isAccepted = true;
      if (registration.waiting) workbox.messageSkipWaiting();
      else location.reload();
    });
  };
  const reloadUnlessBusy = () => {
    if (isAccepted || !(hasUnsavedInput() || isSending())) location.reload();
    else offer();
  };
  trackInput();
  onUpdateInstalled(registration, offer);
  onControllerReplaced(reloadUnlessBusy);
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<MessageFromWorker>) => {
    if (data.type === 'RELEASES_CHANGED') void runIf(isOutdated(data.remotes), offer);
  });
  // The check of an earlier page may have ended while this one loaded.
  if (navigator.serviceWorker.controller) void runIf(wereReleasesSwitched(), offer);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void runIf(areReleasesGone(), reloadUnlessBusy);
  });
  pollUpdates(registration);
}

/**
 * Calls back for each worker that is installed beside an active one, and for one that waits already. workbox-window reports
 * the latter before its `register` has resolved, and listens no more after the first worker that it did not register
 * itself, even if that one fails to install.
 */
function onUpdateInstalled(registration: ServiceWorkerRegistration, listener: () => void): void {
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) listener();
    });
  };
  // The browser looks for an update at each navigation, and may have found one already.
  if (registration.waiting && registration.active) listener();
  follow();
  registration.addEventListener('updatefound', follow);
}

/** Calls back when a second worker takes control; the first one changes nothing for the page. */
function onControllerReplaced(listener: () => void): void {
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) listener();
    isControlled = true;
  });
}

async function runIf(condition: Promise<boolean>, run: () => void): Promise<void> {
  if (await condition.catch(() => false)) run();
}
