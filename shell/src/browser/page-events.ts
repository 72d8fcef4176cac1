/** Event of the document: a rendered page has become live, or is replaced. */
export const LIVE_EVENT = 'naija:live';

/** Event of the document: the code of the page is about to hydrate the rendered page. */
export const TAKE_OVER_EVENT = 'naija:take-over';

/** Cancelable event of the document: a part was rendered again. It is cancelled if others had changed the page. */
export const REDRAWN_EVENT = 'naija:redrawn';

/** Event of the document: the page stays as it was rendered, because browsers never load a failed file again in a page. */
export const FAILED_EVENT = 'naija:failed';

/** Event of the document: a release leaks, and a reload would exclude it. */
export const LEAK_EVENT = 'naija:leak';

export function announceLive(): void {
  document.dispatchEvent(new Event(LIVE_EVENT));
}

/**
 * @param isFault whether the code has loaded but is faulty, so that a reload would fail again
 * @returns whether the visitor still sees the rendered page; false if there was none or the visitor has left it
 */
export function announceFailed(isFault = false): boolean {
  return !document.dispatchEvent(new CustomEvent(FAILED_EVENT, { detail: isFault, cancelable: true }));
}
