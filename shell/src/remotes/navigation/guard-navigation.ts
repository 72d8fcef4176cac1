import { reportFault, isVisitorActive, watchInput } from './report-fault.ts';
import { countNavigation } from './script-rate.ts';
let isLooping = false;

/**
 * Refuses navigations that scripts start themselves: to other sites, which only a link or form may open, and repeatedly
 * to pages of this site. Must be called before any remote runs. Does nothing in browsers without the Navigation API.
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
    if (!isLooping && !isState && countNavigation(sameDocument)) {
      isLooping = true;
      reportFault();
    }
    if (isLooping) event.preventDefault();
  }
}

/**
 * Closes ways out of the page that the content security policy has no directive for. Must be called before any remote
 * runs.
 */
export function closeChannels(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection'])
    Reflect.deleteProperty(globalThis, name);
  // Becomes read-only later, with the other functions of the window.
  globalThis.open = (url = '') => {
    reportFault(String(url));
    return null;
  };
}
