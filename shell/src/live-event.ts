/** Event of the document: a rendered page answers from now on by itself, or is replaced. */
export const LIVE_EVENT = 'naija:live';

export function announceLive(): void {
  document.dispatchEvent(new Event(LIVE_EVENT));
}
