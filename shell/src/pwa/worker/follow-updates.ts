import type { Workbox } from 'workbox-window';
import type { MessageFromWorker } from '@naija/contracts/pwa/worker-messages';
import { requestFromWorker } from '@naija/runtime';
import { areReleasesGone, isOutdated, wereReleasesSwitched } from './outdated-releases.ts';
import { pollUpdates } from './poll-updates.ts';
import { hasUnsavedInput, trackInput } from '../../browser/unsaved-input.ts';
import { offerUpdate } from './update-offer.ts';

/** Reloads once the visitor or another tab accepts an update, but never over unsaved input or while sending. */
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
  onUpdateInstalled(registration, (worker) => void unlessCurrent(worker, offer));
  onControllerReplaced((worker) => {
    if (isAccepted) location.reload();
    else void unlessCurrent(worker, reloadUnlessBusy);
  });
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<MessageFromWorker>) => {
    if (data.type === 'RELEASES_CHANGED') void runIf(isOutdated(data.remotes), offer);
  });
  // The check of an earlier page may have ended while this page loaded.
  if (navigator.serviceWorker.controller) void runIf(wereReleasesSwitched(), offer);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void runIf(areReleasesGone(), reloadUnlessBusy);
  });
  pollUpdates(registration);
}

/**
 * Calls back for each worker that is installed beside an active one, including one that already waits. workbox-window
 * reports the latter before its `register` resolves, and stops listening after the first worker that it did not
 * register itself, even if that one fails to install.
 */
function onUpdateInstalled(
  registration: ServiceWorkerRegistration,
  listener: (worker: ServiceWorker) => void,
): void {
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) listener(installing);
    });
  };
  // The browser checks for an update at each navigation, and may already have found one.
  if (registration.waiting && registration.active) listener(registration.waiting);
  follow();
  registration.addEventListener('updatefound', follow);
}

/** Calls back when a second worker takes control. The first one changes nothing for the page. */
function onControllerReplaced(listener: (worker: ServiceWorker | null) => void): void {
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) listener(serviceWorker.controller);
    isControlled = true;
  });
}

/** Calls back unless this page came from the server with the shell of that worker. */
async function unlessCurrent(worker: ServiceWorker | null, run: () => void): Promise<void> {
  if ((await requestFromWorker<boolean>({ type: 'IS_CURRENT' }, worker)) !== true) run();
}

async function runIf(condition: Promise<boolean>, run: () => void): Promise<void> {
  if (await condition.catch(() => false)) run();
}
