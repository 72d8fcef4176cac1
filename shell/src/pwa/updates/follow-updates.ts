import type { Workbox } from 'workbox-window';
import type { MessageFromWorker } from '@naija/contracts/pwa/worker-messages';
import { checkRegularly } from './check.ts';
import { offerUpdate } from './offer.ts';
import { areReleasesGone, isOutdated } from './releases.ts';
import { isTyped, watchTyping } from './typed.ts';

/**
 * Offers what is new as soon as it is ready. The page is reloaded when the visitor says so; or by itself, where another
 * tab chose the new version or the page could not go on, but not while something is typed or being sent.
 * @param isSending whether this page is sending something that a reload would break off
 */
export function followUpdates(
  workbox: Workbox,
  registration: ServiceWorkerRegistration,
  isSending: () => boolean,
): void {
  let accepted = false;
  const offer = () => {
    offerUpdate(() => {
      accepted = true;
      if (registration.waiting) workbox.messageSkipWaiting();
      else location.reload();
    });
  };
  const reloadUnlessBusy = () => {
    if (accepted || !(isTyped() || isSending())) location.reload();
    else offer();
  };
  watchTyping();
  workbox.addEventListener('waiting', offer);
  onNextWorker(reloadUnlessBusy);
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<MessageFromWorker>) => {
    if (data.type === 'RELEASES_CHANGED') void when(isOutdated(data.remotes), offer);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void when(areReleasesGone(), reloadUnlessBusy);
  });
  checkRegularly(registration);
}

/** Calls back when another worker takes this page over; the first one changes nothing for it. */
function onNextWorker(taken: () => void): void {
  const { serviceWorker } = navigator;
  let served = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (served) taken();
    served = true;
  });
}

/** Does something if it turns out that it is to be done; where that cannot be found out, it is not. */
async function when(needed: Promise<boolean>, act: () => void): Promise<void> {
  if (await needed.catch(() => false)) act();
}
