import { reportFault } from './report-fault.ts';

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
