import { reportFault, isVisitorActive, watchInput } from './report-fault.ts';
import { isTooOften } from './script-rate.ts';
let isLooping = false;

/**
 * Refuses what scripts navigate to by themselves: other sites, to which only a link or form leads that the visitor uses, and
 * pages of this one again and again. To be called before any remote runs; does nothing where the browser has no
 * Navigation API.
 */
export function guardNavigation(): void {
  watchInput();
  if ('navigation' in globalThis) navigation.addEventListener('navigate', guard);
}

function guard(event: NavigateEvent): void {
  const { navigationType, destination } = event;
  if (event.userInitiated || navigationType === 'traverse' || event.downloadRequest !== null) return;
  const { url, sameDocument } = destination;
  if (new URL(url).origin !== location.origin) {
    event.preventDefault();
    reportFault(url);
  } else if (!isVisitorActive()) {
    const isState = sameDocument && navigationType === 'replace' && url === location.href;
    if (!isLooping && !isState && isTooOften(sameDocument)) {
      isLooping = true;
      reportFault();
    }
    if (isLooping) event.preventDefault();
  }
}

/** Closes ways out of the page that the policy has no directive for. To be called before any remote runs. */
export function closeChannels(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection'])
    Reflect.deleteProperty(globalThis, name);
  // Read-only with the other functions of the window, later.
  globalThis.open = (url = '') => {
    reportFault(String(url));
    return null;
  };
}
