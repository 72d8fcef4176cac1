/** Event of the document: a rendered page answers from now on by itself, or is replaced. */
export const LIVE_EVENT = 'naija:live';

/** Event of the document: the code of the page is about to take over what the server has rendered. */
export const TAKE_OVER_EVENT = 'naija:take-over';

/** Cancelable event of the document: a part was rendered anew; cancelled where others had changed the page. */
export const REDRAWN_EVENT = 'naija:redrawn';

/** Event of the document: the page stays as it was rendered, as browsers try no file twice in a page. */
export const FAILED_EVENT = 'naija:failed';

/** A release leaks, and a reload would go on without it. */
export const LEAK_EVENT = 'naija:leak';

export function announceLive(): void {
  document.dispatchEvent(new Event(LIVE_EVENT));
}

/**
 * @param isFault whether the code has come and has a fault: a page that loads by itself would fail again
 * @returns whether the visitor sees the page as it was rendered: false where none was, or the visitor went on since
 */
export function announceFailed(isFault = false): boolean {
  return !document.dispatchEvent(new CustomEvent(FAILED_EVENT, { detail: isFault, cancelable: true }));
}
